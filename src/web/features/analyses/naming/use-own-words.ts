import { useQuery, useQueryClient } from '@tanstack/react-query'
import { words } from '#contract/words.ts'
import type { NewOwnWord } from '#domain/emotion/word.ts'
import { call } from '#web/lib/api.ts'
import { KEYS, readStored, writeStored } from '#web/lib/browser-storage.ts'
import { createStore } from '#web/lib/store.ts'

const keyOf = (userId: number | null) => ['own-words', userId] as const

/** Loads and changes a person's dictionary. A visitor has none. */
export function useOwnWords(userId: number | null) {
  const client = useQueryClient()
  const list = useQuery({
    queryKey: keyOf(userId),
    queryFn: () => call(words.list, { userId: userId! }),
    enabled: userId !== null,
  })
  const changed = () => client.invalidateQueries({ queryKey: keyOf(userId) })
  return {
    words: list.data ?? [],
    async keep(word: NewOwnWord) {
      if (userId === null) return
      await call(words.keep, { userId }, word)
      await changed()
    },
    async forget(id: number) {
      await call(words.forget, { id })
      await changed()
    },
  }
}

/** True if the guided form asks for the person's own word first. */
export const asksForWord = createStore(readStored(KEYS.naming) !== 'off')

export function chooseAsksForWord(isOn: boolean): void {
  writeStored(KEYS.naming, isOn ? null : 'off')
  asksForWord.set(isOn)
}
