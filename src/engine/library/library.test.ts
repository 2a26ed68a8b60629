import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { EMOTION_CATEGORIES } from '#domain/emotion/emotion.ts'
import { LEVERS } from '#domain/situation/analysis.ts'
import { FAMILIES } from './families.ts'
import { anyFamily } from './families-any.ts'
import { FineLibrary } from './fine.ts'
import { PARTS } from './parts.ts'
import * as phrases from './phrases.ts'
import { TRAP_ENTRIES } from './traps.ts'

const shipped = new URL('../../../models/library.json', import.meta.url)
const events = FineLibrary.parse(JSON.parse(readFileSync(shipped, 'utf8')))
const families = [...FAMILIES, ...EMOTION_CATEGORIES.map(anyFamily)]
const general = families.flatMap((entry) => entry.steps)
const steps = [...events.flatMap((entry) => entry.steps), ...general]
const reframes = [...Object.values(TRAP_ENTRIES).flatMap((entry) => entry.reframes)]
const words = (text: string) =>
  text
    .replace(/\{\w+\|([^}]*)\}/g, '$1')
    .split(/\s+/)
    .filter(Boolean)

const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value instanceof RegExp || value === null || typeof value !== 'object'
      ? []
      : Object.values(value).flatMap(strings)
const everything = [events, families, PARTS, TRAP_ENTRIES, phrases].flatMap(strings)

describe('the library', () => {
  it('offers at least 1,000 steps by every lever and for every feeling', () => {
    expect(steps.length).toBeGreaterThanOrEqual(1000)
    for (const lever of LEVERS) expect(steps.some((step) => step[0] === lever)).toBe(true)
    for (const { steps } of families) expect(steps.length).toBeGreaterThanOrEqual(2)
  })

  it('says nothing twice', () => {
    const texts = steps.map((step) => step[1])
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
  })

  it('has words for families that the judge does not know, so that they are always at hand', () => {
    const judged = new Set(strings(events))
    expect(strings(families).filter((text) => / /.test(text) && judged.has(text))).toEqual([])
  })

  it('keeps another reading within twenty words', () => {
    expect(reframes.filter((text) => words(text).length > 20)).toEqual([])
  })

  it('keeps a step short, and one for any event tied to a time', () => {
    const when =
      /\b(?:today|tonight|tomorrow|now|within|before|hour|evening|day|night|week|morning|next time|minutes?|this month|first)\b/i
    expect(steps.filter((step) => words(step[1]).length > 34).map((step) => step[1])).toEqual([])
    expect(general.filter((step) => !when.test(step[1])).map((step) => step[1])).toEqual([])
  })

  it('never invites to vent, nor to be angry together: both make anger stronger', () => {
    const feeding =
      /\bvent(?:ing)?\b|\brant\b|let it (?:all )?out|let off steam|\bscream|\bpunch|angry with (?:you|me)\b|complain (?:together|with|to)/i
    expect(steps.map((step) => step[1]).filter((text) => feeding.test(text))).toEqual([])
  })

  it('never preaches, diagnoses or comforts with platitudes', () => {
    const banned =
      /everything happens for a reason|time heals|look on the bright side|stay positive|just relax|calm down|could be worse|good vibes|self-care|get over it|what doesn.t kill|depression|anxiety disorder|bipolar|narcissis|toxic|trauma|therapy|you should|you must|always remember/i
    expect(everything.filter((text) => banned.test(text))).toEqual([])
  })
})
