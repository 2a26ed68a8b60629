import type { Fits, Said } from '#domain/situation/said.ts'

/** What a person may say about a reading. */
export type Wish = { said?: Said; fits?: Fits }

/** How a reading is put right; absent where it is nobody's to change. */
export type Putting = {
  /** True once everything is written anew. */
  say: (wish: Wish) => Promise<boolean>
  isBusy: boolean
  /** What was said last speaks of danger: help comes first, and nothing was written from it. */
  isCrisis: boolean
}
