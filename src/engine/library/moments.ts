/**
 * The library of moments with their meaning, likely wishes, reasons, views, steps, questions and insight. Written in
 * `training/data/library` and shipped as `library.json`.
 * Slots: `{I} {me} {my} {mine} {myself}` are the writer; `{who|them}` is the person of the text, or the fallback after
 * the bar; `{who:their|their}` is that person's pronoun.
 */
import * as z from 'zod/mini'
import { EmotionCategory } from '#domain/emotion/emotion.ts'
import { Lever } from '#domain/situation/analysis.ts'

/** The conditions of a line. It is withheld only if the text denies one. */
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
  'died',
] as const
const Need = z.enum(NEEDS)
export type Need = z.infer<typeof Need>

/** The leads of a moment's wishes. */
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
  /** The usual feelings: shares in the order of the model's emotions. */
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

/** Names the nth wish of a moment in facts and tables. */
export const wishKey = (moment: string, at: number): string => `${moment}#${at}`
