import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import type { FineWords } from './fine.ts'

/** Words that hold for every event of a family. */
export type Family = Pick<FineWords, 'id' | 'wanted' | 'sense' | 'steps' | 'questions'> & {
  /** The feelings it is written for, and the kinds of events it holds for with them. */
  feelings: readonly EmotionCategory[]
  kinds: readonly string[]
}
