import type { Fits, Said } from '#domain/situation/said.ts'

/** What a person may say about a reading. */
export type Correction = { said?: Said; fits?: Fits }

/** How a reading is put right; absent where it is nobody's to change. */
export type Putting = {
  /** True once everything is written anew. */
  say: (wish: Correction) => Promise<boolean>
  isBusy: boolean
  /** What was said last speaks of danger: help comes first, and nothing was written from it. */
  isCrisis: boolean
  /** Writes it all the same, once help was shown. */
  sayAnyway: () => void
}

/** How the question of a result is answered in one line, and how it was. */
export type Answering = {
  /** The newest last. */
  answers: readonly { question: string; answer: string }[]
  /** Null takes it back. True once it is kept. */
  keep: (question: string, answer: string | null) => Promise<boolean>
  isCrisis: boolean
}

/** Names what a situation is about and the map lacks, and resolves to its item id; null if that failed. */
export type Naming = (part: { name: string; category: string }) => Promise<number | null>

/** How what a situation names comes onto the map; absent where there is none to put it on. */
export type Placing = (itemId: number) => Promise<boolean>
