/** The sentences of one equation: reading, description, perception, expectation. */
import { isPleasant } from '#domain/emotion/emotion.ts'
import { upperStart } from '../input/clause.ts'
import { personOfItem } from '../input/people.ts'
import {
  ANGER_AT,
  BECAME,
  BESIDE,
  BOTH_HURT_OR_GLADDEN,
  BOTH_SIDES,
  CERTAINTY,
  COUNTING,
  ENTITLED,
  EXPECTED,
  GRIEF_WISHES,
  JOY_ALONE,
  JOY_UNEXPECTED,
  NAMING,
  OWN,
  PERCEIVED,
  READS,
  SEEING,
  SEEN_BY_OTHERS,
  TOLD,
  WHY,
  WISHES_FOR_ITEM,
} from '../library/phrases.ts'
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

const chosen = (entries: readonly string[], pick: Pick, purpose: string): string =>
  pick.from(entries, purpose) ?? entries[0] ?? ''

const DOING = /^(?:being|having|no|\p{Ll}+ing)\b/u
/** No harm comes to "being treated well", and nothing is taken from "no drama". */
export const asThing = (item: string): string => (DOING.test(item) ? 'this part of you' : item)

/** What may have been wanted, the closest first: of this part, in this kind of event. */
const wishesOf = ({ part, words, isMain }: Story): readonly (readonly string[])[] => [
  part?.wanted ?? [],
  // The words of the event are for what it is about first of all.
  isMain ? words.wanted : [],
]

const seenEntries = (story: Story): readonly string[] => story.part?.seen ?? story.words.seen

/** Null where nothing was written for it, and the feeling may come without a wish. */
function wantedOf(story: Story, pick: Pick, purpose: string): string | null {
  // Where the closest words are used up, the next ones are better than saying them again.
  const wishes = wishesOf(story)
  const wish = wishes.reduce<string | null>(
    (found, list) => found ?? pick.from(list, purpose),
    null,
  )
  const { category } = story.equation.verdict
  const isMissed = story.words.care === 'grief' && story.equation.item.category === 'people'
  const missed = wish || !isMissed ? null : pick.from(GRIEF_WISHES, purpose)
  const isPlainJoy = category === 'happiness'
  const any = isPlainJoy ? null : chosen(WISHES_FOR_ITEM[category], pick, purpose)
  const wanted = wish ?? missed ?? any
  return wanted && fill(wanted, { ...story.slots, item: asThing(story.slots.item) })
}

const senseOf = ({ words, slots }: Story, pick: Pick): string =>
  fill(chosen(words.sense, pick, 'sense'), { ...slots, item: asThing(slots.item) })

export function writeReading(story: Story, other: Story | undefined, pick: Pick): string {
  const { name, category } = story.equation.verdict
  const side = isPleasant(category) ? 'gain' : 'loss'
  const isBothSides = other && isPleasant(other.equation.verdict.category) !== isPleasant(category)
  const sense = other
    ? chosen(isBothSides ? BOTH_SIDES : BOTH_HURT_OR_GLADDEN, pick, 'sense')
    : senseOf(story, pick)
  const list = NAMING[other ? 'mixed' : side]
  const naming = put(pick.from(list, 'naming')!, {
    emotion: name,
    other: other?.equation.verdict.name ?? '',
    sense,
  })
  const what = story.event
    ? sentence(story.event)
    : story.quote
      ? `You write “${story.quote.text}”.`
      : ''
  return `${what} ${naming}`.trim()
}

export const certaintyWord = (certainty: number): 'high' | 'medium' | 'low' =>
  certainty >= 0.6 ? 'high' : certainty >= 0.35 ? 'medium' : 'low'

function becameOf(story: Story, pick: Pick, purpose: string): string {
  const { category } = story.equation.verdict
  const isSeen = category === 'shame' && story.equation.variables.perspective === 'others'
  return chosen(isSeen ? SEEN_BY_OTHERS : BECAME[category], pick, `${purpose} became`)
}

function hedgeOf(story: Story, pick: Pick, purpose: string): string {
  const certainty = certaintyWord(story.equation.certainty)
  return certainty === 'high' ? '' : ` ${chosen(CERTAINTY[certainty], pick, purpose)}`
}

/** What the person sees, in words of the kind of event; where there are none, what became of the wish. */
function outcomeOf(story: Story, pick: Pick, purpose: string): string {
  const seen = pick.from(seenEntries(story), `${purpose} seen`)
  return seen ? `${SEEING} ${fill(seen, story.slots)}` : becameOf(story, pick, purpose)
}

export function writeWhy(story: Story, pick: Pick, purpose: string): string {
  const { expected, saw } = story.own
  if (expected ?? saw)
    return [expected && put(OWN.expected, { expected }), saw && put(OWN.saw, { saw })]
      .concat(put(OWN.gives, { emotion: story.equation.verdict.name }))
      .filter(Boolean)
      .join(' ')
  const list = isPleasant(story.equation.verdict.category) ? WHY.gain : WHY.loss
  const wanted = wantedOf(story, pick, `${purpose} wanted`)
  const why = put(chosen(wanted ? list : JOY_ALONE, pick, purpose), {
    item: story.slots.item,
    counting: story.words.care === 'harm' ? ENTITLED : COUNTING[story.equation.verdict.category],
    wanted: wanted ?? '',
    became: wanted ? outcomeOf(story, pick, purpose) : '',
  })
  const felt = story.felt ? ` You put it as “${story.felt.text}”.` : ''
  return `${why}${felt}${hedgeOf(story, pick, purpose)}`
}

/** A further emotion rests on words of its own; without such words it is explained like the first. */
export function writeBeside(story: Story, pick: Pick, purpose: string): string {
  const quote = story.felt ?? story.ownQuote
  if (!quote) return writeWhy(story, pick, purpose)
  const beside = put(chosen(BESIDE, pick, purpose), {
    quote: quote.text,
    emotion: story.equation.verdict.name,
    item: story.slots.item,
    became: becameOf(story, pick, purpose),
  })
  return `${beside}${hedgeOf(story, pick, purpose)}`
}

const sizeWord = (shift: number) =>
  Math.abs(shift) < 0.35 ? 'a small' : Math.abs(shift) < 0.65 ? 'a clear' : 'a big'

/** Speech at the end brings its own stop. */
const oneStop = (text: string): string => text.replace(/([.!?…]["”'’])\.$/u, '$1')

export function writePerception(story: Story, pick: Pick): string {
  if (story.own.saw) return put(OWN.saw, { saw: story.own.saw })
  if (story.reading) return oneStop(put(chosen(READS, pick, 'reads'), { reading: story.reading }))
  if (story.isMain && story.event)
    return oneStop(put(chosen(TOLD, pick, 'told'), { told: story.event }))
  const seen = pick.from(seenEntries(story), 'perceived seen')
  if (seen) {
    const words = story.ownQuote ? ` You write: “${story.ownQuote.text}”.` : ''
    return `${upperStart(SEEING)} ${fill(seen, story.slots)}.${words}`
  }
  const { item } = story.slots
  const { category } = story.equation.verdict
  if (category === 'anger' && personOfItem(story.equation.item)) return put(ANGER_AT, { item })
  return put(chosen(PERCEIVED[story.equation.verdict.category], pick, 'perceived'), {
    item: asThing(item),
    size: sizeWord(story.equation.variables.shift),
  })
}

export function writeExpectation(story: Story, pick: Pick): string {
  if (story.own.expected) return put(OWN.expected, { expected: story.own.expected })
  if (story.hoped) return sentence(story.hoped)
  const list = isPleasant(story.equation.verdict.category) ? EXPECTED.gain : EXPECTED.loss
  const wanted = wantedOf(story, pick, 'expected wanted')
  return wanted
    ? put(chosen(list, pick, 'expected'), { wanted })
    : chosen(JOY_UNEXPECTED, pick, 'expected')
}
