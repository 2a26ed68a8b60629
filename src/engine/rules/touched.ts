/**
 * Which items a situation touches. What a person chose and the text does not speak of gets no feeling: it is asked
 * about. Other items count only when the text names them and clearly means them.
 */
import { normalise } from '../input/normalise.ts'
import type { EngineItem, SituationText } from '../input/situation-text.ts'
import type { Readings } from '../model/read-situation.ts'

const COMMON = new Set(
  'my our the a an of and in on at for with to his her their your being having good best new old own life time year years day days what how who from as'.split(
    ' ',
  ),
)

/** Other words for roles people put on their maps. */
const ALIASES: readonly (readonly string[])[] = [
  ['parents', 'mother', 'father', 'mom', 'mum', 'dad', 'parent', 'folks'],
  ['mother', 'mom', 'mum', 'mama', 'mummy'],
  ['father', 'dad', 'daddy', 'papa'],
  ['spouse', 'wife', 'husband', 'partner', 'marriage'],
  ['wife', 'spouse', 'marriage'],
  ['husband', 'spouse', 'marriage'],
  ['partner', 'boyfriend', 'girlfriend', 'wife', 'husband', 'relationship'],
  ['friends', 'friend', 'bestie', 'mates', 'friendship', 'buddy'],
  ['friend', 'friends', 'friendship'],
  ['kids', 'children', 'son', 'daughter', 'child', 'kid', 'baby'],
  ['children', 'kids', 'son', 'daughter', 'child', 'kid', 'baby'],
  [
    'family',
    'parents',
    'mother',
    'father',
    'sister',
    'brother',
    'mom',
    'mum',
    'dad',
    'cousin',
    'aunt',
    'uncle',
  ],
  [
    'career',
    'job',
    'work',
    'boss',
    'promotion',
    'office',
    'manager',
    'colleague',
    'colleagues',
    'company',
    'project',
    'interview',
  ],
  ['job', 'work', 'boss', 'office', 'manager', 'colleague', 'colleagues', 'shift', 'company'],
  ['work', 'job', 'boss', 'office', 'manager', 'colleague', 'colleagues', 'shift', 'company'],
  ['professional', 'job', 'work', 'boss', 'promotion', 'office', 'manager', 'career', 'project'],
  ['promotion', 'promoted', 'raise'],
  [
    'financial',
    'money',
    'savings',
    'rent',
    'debt',
    'bills',
    'pay',
    'salary',
    'loan',
    'bank',
    'mortgage',
    'afford',
    'income',
  ],
  ['money', 'savings', 'rent', 'debt', 'bills', 'salary', 'loan', 'bank', 'afford'],
  ['savings', 'money', 'account', 'bank'],
  [
    'health',
    'doctor',
    'hospital',
    'pain',
    'sick',
    'diagnosis',
    'illness',
    'surgery',
    'scan',
    'symptoms',
  ],
  ['college', 'university', 'campus', 'dorm', 'studies', 'exam', 'exams'],
  ['degree', 'thesis', 'graduation', 'graduate', 'university', 'diploma', 'masters', 'phd'],
  ['childhood', 'grew', 'kid', 'child', 'grandmother', 'grandma'],
  ['school', 'class', 'teacher', 'exam', 'exams', 'grade', 'grades'],
  ['dog', 'puppy', 'vet'],
  ['cat', 'kitten', 'vet'],
  ['home', 'house', 'apartment', 'flat', 'rent', 'landlord'],
]

const wordsOf = (text: string) => normalise(text).match(/[a-z0-9]+(?:'[a-z]+)?/g) ?? []
const stem = (word: string) => word.replace(/'s$/, '').replace(/(?<=.{3})s$/, '')

function nameWords(name: string): string[] {
  return wordsOf(name)
    .filter((word) => word.length > 2 && !COMMON.has(word))
    .map(stem)
}

/** 1 when a sentence names the item, 0.6 when it uses another word for it, else 0. */
export const mention = (item: { name: string }, normalised: string): number =>
  mentionsIn(normalised)(item)

/** The same for many items: a text is taken apart once, not once for each of them. */
export function mentionsIn(normalised: string): (item: { name: string }) => number {
  const words = new Set(wordsOf(normalised).map(stem))
  return ({ name: called }) => {
    const names = nameWords(called)
    if (names.length === 0) return 0
    const direct = names.filter((name) => words.has(name)).length
    if (direct > 0) return direct / names.length >= 0.5 ? 1 : 0.6
    const others = wordsOf(called).flatMap((word) =>
      ALIASES.filter(([first]) => first === word).flatMap((aliases) => aliases.slice(1)),
    )
    return others.some((word) => words.has(stem(word))) ? 0.6 : 0
  }
}

export type Touch = {
  item: EngineItem
  /** Place in the list the model was given. */
  at: number
  /** How surely the text speaks of it. */
  weight: number
}

/** Below this a chosen item is asked about; where no other is clearer, the likeliest is taken by the person's word. */
const CHOSEN_FROM = 0.3
const LIKELIEST_FROM = 0.12
const OTHERS_FROM = 0.75
const MOST_EQUATIONS = 4
/** Whatever happens touches it. */
const WHOLE_LIFE = /^(?:my |our )?(?:(?:every ?day|daily|own|whole) )?(?:life|days?)$/i

export type Touched = { touched: Touch[]; unclear: EngineItem[] }

/**
 * `claimed` are items the person has spoken of since: they are touched, whatever the text says. Where they said what it
 * is `about`, nothing else is.
 */
export function findTouched(
  items: readonly EngineItem[],
  readings: Readings,
  text: SituationText,
  claimed: { ids: readonly number[]; about: number | undefined; isAnswered: boolean },
): Touched {
  const about = items.findIndex(({ id }) => id === claimed.about)
  if (about >= 0) return { touched: [{ item: items[about]!, at: about, weight: 1 }], unclear: [] }
  const mentioned = mentionsIn(text.whole)
  const weighed = items.map((item, at): Touch => {
    const learned = readings.items[at]?.opinions.touched?.touched ?? 0
    const named = mentioned(item)
    const weight = Math.max(learned, named === 1 ? Math.max(0.5, learned) : 0, named * 0.4)
    return { item, at, weight: claimed.ids.includes(item.id) ? 1 : weight }
  })
  const byWeight = [...weighed].sort((a, b) => b.weight - a.weight || a.at - b.at)
  const isClaimed = ({ id }: EngineItem) => claimed.ids.includes(id)
  const chosen = byWeight.filter(({ item }) => item.isChosen !== false || isClaimed(item))
  const clear = chosen.filter(({ weight }) => weight >= CHOSEN_FROM)
  const least = claimed.isAnswered ? 0 : LIKELIEST_FROM
  const likeliest = chosen
    .slice(0, 1)
    .filter(({ item, weight }) => weight >= least || WHOLE_LIFE.test(item.name))
  const meant = clear.length > 0 ? clear : likeliest
  const others = byWeight.filter(
    (touch) =>
      !chosen.includes(touch) && touch.weight >= OTHERS_FROM && mentioned(touch.item) === 1,
  )
  return {
    touched: [...meant, ...others.slice(0, meant.length > 0 ? 1 : 2)].slice(0, MOST_EQUATIONS),
    unclear: chosen.filter((touch) => !meant.includes(touch)).map(({ item }) => item),
  }
}
