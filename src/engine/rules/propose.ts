/**
 * Suggests a title, the parts of the map, and new people or things for a text. Uses words only and no model, so it runs
 * in the browser between two keys.
 */

import { nameKey } from '#domain/self-map/self-map.ts'
import { EVERYDAY } from '#domain/situation/proposal.ts'
import { splitSentences } from '#domain/values/sentences.ts'
import { upperFirst } from '#domain/values/text.ts'
import { namesThere } from '../input/names-there.ts'
import { normalise } from '../input/normalise.ts'
import { ownLifeIn } from '../input/own-life.ts'
import { peopleIn } from '../input/people.ts'
import { any } from '../lexicon/words.ts'
import { mentionsIn } from './touched.ts'

/** In characters, enough for the topic without slowing down typing. */
const READ = 1200
const TITLE_LENGTH = 48
/** Words a truncated title must not end with. */
const NOWHERE =
  "in|on|at|of|to|into|onto|about|if|when|while|because|who|which|what|how|wanted|wants|want|tried|decided|started|needed|just|only|even|also|still|very|really|too|the|a|an|my|our|his|her|their|and|or|for|with|from|that|than|by|as|it|is|was|not|so|i|we|he|she|they|you|am|are|were|be|been|had|has|have|did|do|does|got|get|will|would|could|should|can|(?:is|was|were|are|do|does|did|had|has|have|would|could|should|ca|wo)n['’]?t"
const HANGING = new RegExp(`(?<! (?:${NOWHERE}))(?: (?:${NOWHERE}))+$`, 'i')
/** Attributes without their noun, as in "finished the little". */
const BEFORE_NOUN =
  / (?:the|an?|my|our|his|her|their|this|that|some|two|three)(?: (?:very|really|so))?(?: (?:little|big|small|old|new|young|long|short|good|bad|great|nice|whole|only|next|other|favou?rite|beautiful|final|entire|second|third|lovely|huge|tiny|stupid)){1,3}$/i
/** Interjections at the start. */
const OPENER =
  /^(?:(?:oh|ah|well|ugh|wow|so|ok|okay|anyway|great|wonderful|lovely|fantastic|brilliant|perfect|god|omg)[,!. ]+){1,3}(?=\S+ \S+ \S)/i
const ENDS = /(?<![\s.,;:!?…–-])[\s.,;:!?…–-]+$/u
/** The start of an optional phrase. Half of it would be meaningless: "in front". */
const PHRASE =
  /^(.{16,}) (?:in|on|at|to|into|onto|with|without|from|for|by|about|after|before|behind|during|over|under|through|instead|because|that|when|while|if|who|which|where|how|what) .*$/i

/** Takes the beginning of the text up to a pause or the maximum length. */
export function proposeTitle(text: string): string {
  const sentences = splitSentences(text.slice(0, 4 * TITLE_LENGTH)).map((it) =>
    it.text.replace(/\s+/g, ' ').trim(),
  )
  // "Well." and "Dunno." aren't titles.
  const first = (sentences.find((it) => it.split(' ').length >= 3) ?? sentences[0] ?? '').replace(
    OPENER,
    '',
  )
  if (first.length < 3) return ''
  const clause =
    /^.{12,48}?(?=[,;:](?!\d)| (?:and|but|because|so that|although) )/u.exec(first)?.[0] ?? first
  const whole = clause.replace(ENDS, '')
  const title =
    whole.length <= TITLE_LENGTH
      ? whole
      : whole
          .slice(0, whole.lastIndexOf(' ', TITLE_LENGTH))
          .replace(PHRASE, '$1')
          .replace(ENDS, '')
          .replace(BEFORE_NOUN, '')
          .replace(HANGING, '')
  // Uses typographic apostrophes.
  return upperFirst(title.replace(/(?<=\p{L})'(?=\p{L})/gu, '’'))
}

type MapItem = { id: number; name: string; category: string; attachmentPower: number }

/** The parts a text names or means, surest first, people before things, then closest. */
export function rankItems<Item extends MapItem>(text: string, items: readonly Item[]): Item[] {
  const mentioned = mentionsIn(normalise(ownLifeIn(text.slice(0, READ))))
  return items
    .map((item) => ({ item, named: mentioned(item) }))
    .filter(({ named }) => named > 0)
    .toSorted(
      (a, b) =>
        b.named - a.named ||
        Number(b.item.category === 'people') - Number(a.item.category === 'people') ||
        b.item.attachmentPower - a.item.attachmentPower,
    )
    .map(({ item }) => item)
}

export type NamedItem = {
  name: string
  category: 'people' | 'ideas' | 'lifeStory' | 'accomplishments'
}

/** People in passing, who aren't part of the writer's life. */
const PASSING = any(
  'class, client, co-workers, colleagues, coworkers, customer, dentist, doctor, landlady, landlord, neighbor, neighbors, neighbour, neighbours, nurse, principal, student, students, team',
)
const PET_NAMES =
  /(?<![\p{L}'’-])(Mama|Mami|Papa|Papi|Oma|Opa|Mommy|Mummy|Daddy|Nonna|Nonno|Abuela|Abuelo)(?![\p{L}-])/gu

function someone(phrase: string): string {
  const own = /^your (.+)$/.exec(phrase)?.[1]
  if (!own) return phrase
  const name = /(\p{Lu}\p{Ll}+)$/u.exec(own)?.[1]
  return name ?? `My ${own}`
}

const TOPICS: readonly [RegExp, NamedItem][] = [
  [
    /\b(?:doctor|hospital|sick|ill|illness|pain|diagnos\w*|biopsy|scan|surgery|cancer|symptoms?|health)\b/,
    { name: 'My health', category: 'lifeStory' },
  ],
  [
    /\b(?:work|job|boss|office|meeting|shift|project|colleagues?|manager|promotion|client|interview|career)\b/,
    { name: 'My work', category: 'accomplishments' },
  ],
  [
    /\b(?:exam|school|class|thesis|degree|university|college|studies|grade)\b/,
    { name: 'My studies', category: 'accomplishments' },
  ],
  [
    /\b(?:money|rent|debt|bills?|savings|salary|loan|bank)\b/,
    { name: 'Being safe with money', category: 'ideas' },
  ],
  [
    /\b(?:(?:my|our|the whole|two|three|four) (?:\w+ )?(?:family|parents|kids|children|siblings)|christmas|wedding)\b/,
    { name: 'My family', category: 'people' },
  ],
  [
    /\b(?:date|dating|relationship|marriage|divorce|breakup|broke up|ex)\b/,
    { name: 'My relationship', category: 'people' },
  ],
  [
    /\b(?:(?:my|our|an?|with|of) (?:\w+ )?friends?|friendship|party)\b/,
    { name: 'My friends', category: 'people' },
  ],
  [
    // Excludes mere locations: "I was home asleep", "back in the house".
    /\b(?:(?:my|our|an?|new|old|own|first|empty) (?:\w+ )?(?:flat|apartment|house|home|garden|kitchen)|(?<!\b(?:in|into|at|to|from|of|around|round|outside|inside|left|near) )the (?:\w+ )?(?:flat|apartment|house|garden|kitchen)|mov(?:e|ed|ing) (?:house|flat|home|out|in)|homesick)\b/,
    { name: 'My home', category: 'lifeStory' },
  ],
  [
    /\b(?:run|running|race|marathon|match|gym|training|scored?(?: \w+){0,2} goals?)\b/,
    { name: 'What my body can do', category: 'ideas' },
  ],
]

/** People met through a role, such as work. A story about them is also about that role. */
const BY_ROLE =
  /^My (?:.+ )?(?:boss|manager|supervisor|teacher|professor|tutor|coach|trainer|therapist|colleagues?|co-?workers?|assistant|intern|team|crew)$/i

/** True for an individual, not "my friends" or "my family". They come before things. */
export const isSomebody = ({ name, category }: NamedItem): boolean =>
  category === 'people' && !BY_ROLE.test(name) && !TOPICS.some(([, topic]) => topic.name === name)

/** The default topic. */
export const FALLBACK: NamedItem = EVERYDAY

/** Named people first, then topics. Omits what is on the map. */
export function namedIn(whole: string, items: readonly { name: string }[] = []): NamedItem[] {
  const text = whole.slice(0, READ)
  const pets = [...text.matchAll(PET_NAMES)].map((found) => ({ name: found[1]!, at: found.index }))
  const people = peopleIn(text)
    .filter(({ phrase }) => !PASSING.has(phrase.replace(/^your /, '').toLowerCase()))
    .map(({ phrase, at }) => ({ name: someone(phrase), at }))
  const others = namesThere(text).filter(
    (one) => !people.some(({ name }) => name.endsWith(` ${one.name}`)),
  )
  const named = [...pets, ...people, ...others]
    .toSorted((a, b) => a.at - b.at)
    .map(({ name }): NamedItem => ({ name, category: 'people' }))
  const words = normalise(ownLifeIn(text))
  const topics = TOPICS.filter(([cue]) => cue.test(words)).map(([, topic]) => topic)
  const known = new Set(items.map(({ name }) => nameKey(name)))
  const isKnown = ({ name }: NamedItem) =>
    known.has(nameKey(name)) || items.map(mentionsIn(normalise(name))).includes(1)
  const seen = new Set<string>()
  return [...named, ...topics].filter((one) => {
    const key = nameKey(one.name)
    if (seen.has(key) || isKnown(one)) return false
    seen.add(key)
    return true
  })
}

/** The minimum number of mentions before adding someone to the map is suggested. */
export const COMES_UP = 3

export type ComesUp = NamedItem & {
  /** The number of texts. */
  count: number
}

/** People and things in several texts without an item, most frequent first. */
export function comesUp(
  texts: readonly string[],
  items: readonly { name: string }[],
  /** Names the person ruled out for each text. */
  replaced: readonly ReadonlySet<string>[] = [],
): ComesUp[] {
  const counts = new Map<string, ComesUp>()
  // Checks the map once per name instead of once per text.
  const meant = texts.flatMap((text, at) =>
    namedIn(text).filter(({ name }) => !replaced[at]?.has(nameKey(name))),
  )
  for (const named of meant) {
    const key = nameKey(named.name)
    counts.set(key, { ...named, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  const isMeant = ({ name }: NamedItem) =>
    items.map(mentionsIn(normalise(name))).some((share) => share > 0)
  return [...counts.values()]
    .filter((one) => one.count >= COMES_UP && !isMeant(one))
    .toSorted((one, other) => other.count - one.count)
}
