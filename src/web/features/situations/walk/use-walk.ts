import { useState } from 'react'
import * as z from 'zod/mini'
import { NO_ANSWERS, WalkAnswers, WalkKnown } from '#domain/situation/walk.ts'
import { jsonIn, readInTab, TAB_KEYS, writeInTab } from '#web/lib/browser-storage.ts'

const WalkState = z.object({
  /** Whose answers these are; a visitor's may be taken along into an account. */
  owner: z.nullable(z.int()),
  answers: WalkAnswers,
  /** False where it was told before the walk began: it is not asked again. */
  isToldHere: z.boolean(),
  /** What can be told from which words. */
  known: z.nullable(
    z.object({
      from: z.string(),
      all: WalkKnown,
      /** Asked before the words were read; the reading decides the rest. */
      isGuess: z.optional(z.boolean()),
    }),
  ),
  /** Anew with other words, so that sending the same twice keeps them once. */
  draftId: z.string(),
})
type WalkState = z.infer<typeof WalkState>

/** Words that stand in the form already are the ones to walk through. */
function stateFor(owner: number | null, description: string): WalkState {
  const kept = WalkState.safeParse(jsonIn(readInTab(TAB_KEYS.walk))).data
  const draftId = crypto.randomUUID()
  const fresh = { owner, answers: NO_ANSWERS, isToldHere: true, known: null, draftId }
  const isMine = kept && (kept.owner === null || kept.owner === owner)
  const state = isMine ? { ...kept, owner } : fresh
  if (!description.trim() || description === state.answers.what) return state
  return { ...fresh, answers: { ...state.answers, what: description }, isToldHere: false }
}

export type Walking = ReturnType<typeof useWalk>

/** The answers so far; a reload keeps them, the end of the tab forgets them. */
export function useWalk(owner: number | null, description: string) {
  const [state, setState] = useState(() => stateFor(owner, description))
  function keep(part: Partial<WalkState>) {
    const next = { ...state, ...part }
    writeInTab(TAB_KEYS.walk, JSON.stringify(next))
    setState(next)
  }
  return {
    ...state,
    known: state.known?.from === state.answers.what ? state.known.all : null,
    isGuess: state.known?.isGuess === true,
    answer(part: Partial<WalkAnswers>) {
      const isTheSame = part.what === undefined && part.itemId === undefined
      keep({
        answers: { ...state.answers, ...part },
        ...(!isTheSame && { draftId: crypto.randomUUID() }),
      })
    },
    learn: (all: WalkKnown, isGuess = false) =>
      keep({ known: { from: state.answers.what, all, isGuess } }),
    forget: () => writeInTab(TAB_KEYS.walk, null),
  }
}
