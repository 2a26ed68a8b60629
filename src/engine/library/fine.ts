/**
 * The fine library: what hides in one kind of event, told apart by what changes the words (over or ahead, who acted,
 * whether it can be mended). It is written as text in `training/data/library` and shipped as `library.json`.
 */
import * as z from 'zod/mini'
import { EmotionCategory } from '#domain/emotion/emotion.ts'
import { Lever } from '#domain/situation/analysis.ts'

/** What must be so for a sentence to be said; the reader finds out which of them hold. */
export const NEEDS = [
  'over',
  'ahead',
  'now',
  'me',
  'other',
  'nobody',
  'alive',
  'reachable',
  'safe',
  'job',
  'couple',
  'child',
  'animal',
  'money',
  'once',
  'repeated',
  'fresh',
] as const
const Need = z.enum(NEEDS)
export type Need = z.infer<typeof Need>

const texts = z.array(z.string())

const FineWords = z.object({
  /** Kind and sub-kind, as in `forgotten/own-day`. */
  id: z.string(),
  feelings: z.array(EmotionCategory),
  /** What people mostly felt in such situations: shares in the order of the model's emotions. */
  felt: z.array(z.number()),
  needs: z.array(Need),
  wanted: texts,
  sense: texts,
  steps: z.array(z.tuple([Lever, z.string(), z.array(Need)])),
  questions: texts,
  growth: z.optional(z.object({ area: z.string(), text: z.string(), steps: texts })),
})
export type FineWords = z.infer<typeof FineWords>

export const FineLibrary = z.array(FineWords)
export type FineLibrary = z.infer<typeof FineLibrary>
