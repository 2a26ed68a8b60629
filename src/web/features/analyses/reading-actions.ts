import type { Correction, Fits } from '#domain/situation/correction.ts'

/** A correction of a reading, or a rating of how well it fits. */
export type CorrectionRequest = { said?: Correction; fits?: Fits }

/** The actions that correct a reading; absent if it is read-only. */
export type CorrectReading = {
  /** Resolves to true once the reading is rewritten. */
  say: (wish: CorrectionRequest) => Promise<boolean>
  isBusy: boolean
  /** True if the last correction speaks of danger. Help comes first, and nothing was saved. */
  isCrisis: boolean
  /** Saves the correction after help was shown. */
  sayAnyway: () => void
}

/** The answers to the question of a result, and the action to save one. */
export type AnswerQuestion = {
  /** Newest last. */
  answers: readonly { question: string; answer: string }[]
  /** Null deletes the answer. Resolves to true once it is saved. */
  keep: (question: string, answer: string | null) => Promise<boolean>
  isCrisis: boolean
  /** True for a visitor, whose answer stays in the browser. */
  isHere?: boolean
}

/** Names what a situation is about if it isn't on the map. Resolves to its item id, or null on failure. */
export type NameItem = (part: { name: string; category: string }) => Promise<number | null>

/** Puts an item the situation names on the map; absent without a map. */
export type PlaceItem = (itemId: number) => Promise<unknown>
