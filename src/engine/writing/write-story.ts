/** The sentences of one equation: reading, description, perception, expectation. */
import { type EmotionCategory, isPleasant } from '#domain/emotion.ts'
import { CERTAINTY, EXPECTED, NAMING, PERCEIVED, READS, WHY } from '../library/phrases.ts'
import { upperStart } from '../text/clause.ts'
import { fill, sentence } from './fill.ts'
import type { Pick } from './pick.ts'
import type { Story } from './story.ts'

/** Puts words into our own patterns; unlike the library's slots these are always there. */
export const put = (pattern: string, words: Record<string, string>): string =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const isCapital = /^[A-Z]/.test(name)
    const word = words[isCapital ? name.charAt(0).toLowerCase() + name.slice(1) : name] ?? ''
    return isCapital ? upperStart(word) : word
  })

const filled = (story: Story, entries: readonly string[], pick: Pick, purpose: string): string => {
  const entry = pick.from(entries, purpose) ?? entries[0] ?? ''
  return fill(entry, story.slots)
}

const plain = (text: string) =>
  text.replace(/^(?:Your|Being|Having)\b/, (word) => word.toLowerCase())

export const wantedOf = (story: Story, pick: Pick, purpose: string): string =>
  plain(
    filled(
      story,
      [...(story.frame?.wanted ?? []), ...(story.frame ? [] : story.feeling.wanted)],
      pick,
      purpose,
    ),
  )

export const senseOf = (story: Story, pick: Pick): string =>
  plain(filled(story, story.frame?.sense ?? story.feeling.sense, pick, 'sense'))

export function writeReading(story: Story, other: Story | undefined, pick: Pick): string {
  const { name, category } = story.equation.verdict
  const list =
    story.equation.certainty < 0.3
      ? NAMING.unsure
      : other
        ? NAMING.mixed
        : isPleasant(category)
          ? NAMING.gain
          : NAMING.loss
  const naming = put(pick.from(list, 'naming')!, {
    emotion: name,
    other: other?.equation.verdict.name ?? '',
    sense: senseOf(story, pick),
  })
  const what = story.event
    ? sentence(story.event)
    : story.quote
      ? `You write “${story.quote.text}”.`
      : ''
  return `${what} ${naming}`.trim()
}

const certaintyWord = (certainty: number): 'high' | 'medium' | 'low' =>
  certainty >= 0.6 ? 'high' : certainty >= 0.35 ? 'medium' : 'low'

export { certaintyWord }

export function writeWhy(story: Story, pick: Pick, purpose: string): string {
  const { category } = story.equation.verdict
  const list = isPleasant(category) ? WHY.gain : WHY.loss
  const why = put(pick.from(list, purpose) ?? list[0]!, {
    item: story.slots.item,
    wanted: wantedOf(story, pick, `${purpose} wanted`),
    direction: filled(story, story.feeling.direction, pick, `${purpose} direction`),
  })
  const felt = story.felt ? ` You put it as “${story.felt.text}”.` : ''
  const certainty = certaintyWord(story.equation.certainty)
  const hedge =
    certainty === 'high'
      ? ''
      : ` ${pick.from(CERTAINTY[certainty], purpose) ?? CERTAINTY[certainty][0]}`
  return `${why}${felt}${hedge}`
}

const sizeWord = (shift: number) =>
  Math.abs(shift) < 0.35 ? 'a small' : Math.abs(shift) < 0.65 ? 'a clear' : 'a big'

export function writePerception(story: Story, pick: Pick): string {
  if (story.reading) return put(pick.from(READS, 'reads') ?? READS[0], { reading: story.reading })
  return perceived(story, story.equation.verdict.category, pick)
}

function perceived(story: Story, category: EmotionCategory, pick: Pick): string {
  const list = PERCEIVED[category]
  return put(pick.from(list, 'perceived') ?? list[0]!, {
    item: story.slots.item,
    size: sizeWord(story.equation.variables.shift),
  })
}

export function writeExpectation(story: Story, pick: Pick): string {
  if (story.hoped) return sentence(story.hoped)
  return put(pick.from(EXPECTED, 'expected') ?? EXPECTED[0], {
    wanted: wantedOf(story, pick, 'expected wanted'),
  })
}
