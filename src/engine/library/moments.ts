/**
 * The library of moments: for each what it is, what was probably wanted, why the feeling makes sense, another view, steps,
 * questions, an insight. It is written as text in `training/data/library` and shipped as `library.json`.
 *
 * Slots: `{I} {me} {my} {mine} {myself}` are the writer; `{who|them}` is the person of the text, or what follows the bar;
 * `{who:their|their}` is the pronoun for that person.
 */
import * as z from 'zod/mini'
import { EmotionCategory } from '#domain/emotion/emotion.ts'
import { Lever } from '#domain/situation/analysis.ts'

/** What must hold for a line to be said; a line is withheld only where the text denies one of them. */
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

/** What leads the wishes of a moment. */
export const LEADS = ['wanted', 'hoped', 'counted', 'wish', 'dared'] as const
export const Lead = z.enum(LEADS)
export type Lead = z.infer<typeof Lead>

const texts = z.array(z.string())
const needs = z.array(Need)

const MomentStep = z.object({ lever: Lever, needs, when: z.string(), act: z.string() })
export type MomentStep = z.infer<typeof MomentStep>

export const MomentEntry = z.object({
  name: z.string(),
  card: z.string(),
  is: z.string(),
  feelings: z.array(EmotionCategory),
  /** What people mostly felt in it: shares in the order of the model's emotions. */
  felt: z.array(z.number()),
  needs,
  lead: Lead,
  wants: texts,
  sense: texts,
  views: texts,
  steps: z.array(MomentStep),
  asks: z.array(z.object({ needs, text: z.string() })),
  insights: z.array(z.object({ needs, title: z.string(), text: z.string() })),
  grow: z.optional(z.object({ area: z.string(), text: z.string(), steps: texts })),
})
export type MomentEntry = z.infer<typeof MomentEntry>

export const MomentLibrary = z.array(MomentEntry)
export type MomentLibrary = z.infer<typeof MomentLibrary>
