/** Finds the items a situation touches. Chosen items the text doesn't mention get no feeling. */
import { isGivenExample, nameKey } from '#domain/self-map/self-map.ts'
import type { Correction } from '#domain/situation/correction.ts'
import { normalise } from '../input/normalise.ts'
import { type EngineItem, OPEN_ITEM, type SituationText } from '../input/situation-text.ts'
import type { Readings } from '../model/read-situation.ts'

const COMMON = new Set(
  'my our the a an of and in on at for with to his her their your being having good best new old own life time year years day days what how who from as'.split(
    ' ',
  ),
)

const wordsOf = (text: string) => normalise(text).match(/[a-z0-9]+(?:'[a-z]+)?/g) ?? []
const stem = (word: string) => word.replace(/'s$/, '').replace(/(?<=.{3})s$/, '')

function nameWords(name: string): string[] {
  return wordsOf(name)
    .filter((word) => word.length > 2 && !COMMON.has(word))
    .map(stem)
}

/** 1 if the text contains most of the item's name, 0.6 for a part of it, else 0. */
export const mention = (item: { name: string }, normalised: string): number =>
  mentionsIn(normalised)(item)

/** The same for many items. Splits the text only once. */
export function mentionsIn(normalised: string): (item: { name: string }) => number {
  const words = new Set(wordsOf(normalised).map(stem))
  return ({ name: called }) => {
    const names = nameWords(called)
    const direct = names.filter((name) => words.has(name)).length
    return direct === 0 ? 0 : direct / names.length >= 0.5 ? 1 : 0.6
  }
}

export type Touch = {
  item: EngineItem
  /** The index in the model's list. -1 if it wasn't read. */
  at: number
  /** The probability that the text is about it. */
  weight: number
}

/** The minimum weight of a chosen item. If none reaches it, the likeliest needs `LIKELIEST_FROM`. */
const TICKED_FROM = 0.3
const LIKELIEST_FROM = 0.12
const NAMED_FROM = 0.5
const BESIDE_FROM = 0.75
const MAX_EQUATIONS = 4
const OPEN: Touch = { item: OPEN_ITEM, at: -1, weight: 0.5 }

/** `untouched` are the person's chosen items the text doesn't mention. */
export type Touched = { touched: Touch[]; untouched: EngineItem[] }

/** The person's subject: an item, a name, or nothing in particular. */
function asSaid(
  about: NonNullable<Correction['about']> | null,
  items: readonly EngineItem[],
): Touch {
  if (about === null) return OPEN
  const at = items.findIndex(({ id, name }) =>
    typeof about === 'number' ? id === about : nameKey(name) === nameKey(about),
  )
  if (at >= 0) return { item: items[at]!, at, weight: 1 }
  return typeof about === 'number' ? OPEN : { ...OPEN, item: { ...OPEN_ITEM, name: about } }
}

/** Chosen items and one the text clearly means beside them, else open. Items in `claimed` are always touched. */
export function findTouched(
  items: readonly EngineItem[],
  readings: Readings,
  text: SituationText,
  claimed: {
    ids: readonly number[]
    about: Correction['about']
    /** True if a feeling the person named is about no item of the map. */
    isOpen: boolean
    isAnswered: boolean
  },
): Touched {
  if (claimed.about !== undefined) return { touched: [asSaid(claimed.about, items)], untouched: [] }
  const mentioned = mentionsIn(text.whole)
  const weighed = items
    .map((item, at): Touch => {
      const learned = readings.items[at]?.opinions.touched?.touched ?? 0
      const named = mentioned(item)
      const weight = Math.max(learned, named === 1 ? NAMED_FROM : named * 0.4)
      return { item, at, weight: claimed.ids.includes(item.id) ? 1 : weight }
    })
    .toSorted((a, b) => b.weight - a.weight || a.at - b.at)
  const isClaimed = ({ id }: EngineItem) => claimed.ids.includes(id)
  const ticked = weighed.filter(({ item }) => item.isChosen !== false || isClaimed(item))
  const clear = ticked.filter(({ weight }) => weight >= TICKED_FROM)
  const least = claimed.isAnswered ? 0 : LIKELIEST_FROM
  const meant = clear.length > 0 ? clear : ticked.slice(0, 1).filter((it) => it.weight >= least)
  const named = weighed.filter(
    ({ item, weight }) =>
      item.isChosen === false &&
      !isClaimed(item) &&
      !isGivenExample(item) &&
      weight >= NAMED_FROM &&
      mentioned(item) === 1,
  )
  // Besides chosen items, add one the text clearly means.
  const beside = named.filter(({ weight }) => weight >= BESIDE_FROM).slice(0, 1)
  const open = meant.length === 0 || claimed.isOpen ? [OPEN] : []
  return {
    touched: [...meant, ...(meant.length > 0 ? beside : []), ...open].slice(0, MAX_EQUATIONS),
    untouched: ticked
      .filter((touch) => !meant.includes(touch) && !isGivenExample(touch.item))
      .map(({ item }) => item),
  }
}
