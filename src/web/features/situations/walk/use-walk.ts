import { useState } from 'react'
import { NO_ANSWERS, WalkAnswers } from '#domain/walk.ts'
import { jsonIn, readInTab, TAB_KEYS, writeInTab } from '#web/lib/browser-storage.ts'

/** The answers so far; a reload keeps them, the end of the tab forgets them. */
export function useWalk(description: string) {
  const [answers, setAnswers] = useState<WalkAnswers>(
    () =>
      WalkAnswers.safeParse(jsonIn(readInTab(TAB_KEYS.walk))).data ?? {
        ...NO_ANSWERS,
        what: description,
      },
  )
  return {
    answers,
    answer(part: Partial<WalkAnswers>) {
      const next = { ...answers, ...part }
      writeInTab(TAB_KEYS.walk, JSON.stringify(next))
      setAnswers(next)
    },
    forget: () => writeInTab(TAB_KEYS.walk, null),
  }
}
