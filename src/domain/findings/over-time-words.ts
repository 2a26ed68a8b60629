/** Describes a map over time: one summary sentence, then each item. */

import { powerLabel, powerWord } from '../self-map/attachment-power.ts'
import { upperFirst } from '../values/text.ts'
import { inSentence, listed } from './analytics-words.ts'
import type { ItemChange } from './over-time.ts'

/** The maximum number of clauses. A list beside it shows the rest. */
const SAID = 3
/** The maximum number of names per clause. */
const NAMED = 2

const FULL = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const LONG = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })
const SHORT = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })
const momentOf = (month: string) => Date.parse(`${month}-01`)

/** "November 2026", for use without context. */
export const fullMonth = (month: string): string => FULL.format(momentOf(month))
/** "November", when the year is known. */
export const monthName = (month: string): string => LONG.format(momentOf(month))
/** "Nov" */
export const shortMonth = (month: string): string => SHORT.format(momentOf(month))
/** "March" beside a month of the same year, "March 2025" beside another. */
export const spokenMonth = (month: string, beside: string): string =>
  month.slice(0, 4) === beside.slice(0, 4) ? monthName(month) : fullMonth(month)

const clauseOf = ({ way, now }: ItemChange): string => {
  if (way === 'new') return 'is new'
  if (way === 'left') return 'left your map'
  if (way === 'further') return 'moved further out'
  return now !== null && powerWord(now) === 'core' ? 'moved into your core' : 'came closer'
}

/** Groups items with the same change: "College years and Daniel moved further out". */
function clausesOf(moved: readonly ItemChange[]): string[] {
  const told = moved.filter(({ way }) => way !== 'same').map(stayedCore)
  const groups = [...Map.groupBy(told, clauseOf)]
  return groups.slice(0, SAID).map(([does, all]) => {
    const names = all.slice(0, NAMED).map(({ name }) => inSentence(name))
    const rest = all.length - names.length
    const who = rest > 0 ? [...names, `${rest} more`] : names
    return `${listed(who)} ${all.length > 1 ? does.replace(/^is /, 'are ') : does}`
  })
}

/** "My bakery moved into your core. College years moved further out, and the garden is new." */
export function formatMoved(moved: readonly ItemChange[], first: string, chosen: string): string {
  if (first === chosen) return 'This is the first month.'
  const [one, two, three] = clausesOf(moved)
  if (!one) return `Your map is as it was in ${spokenMonth(first, chosen)}.`
  const begin = `${upperFirst(one)}.`
  if (!two) return begin
  return three ? `${begin} ${upperFirst(two)}, and ${three}.` : `${begin} ${upperFirst(two)}.`
}

/** An item that was already in the core didn't move into it. */
const stayedCore = (moved: ItemChange): ItemChange =>
  moved.way === 'closer' && moved.then !== null && powerWord(moved.then) === 'core'
    ? { ...moved, now: null }
    : moved

const place = (power: number): string => `${powerLabel(power)}, ${powerWord(power)}`

/** "0.5 to 0.9, matters to core"; "new in June, 0.4, matters". */
export function formatItem(
  { way, then, now, month, formerName }: ItemChange,
  chosen: string,
): string {
  const inMonth = month ? ` in ${spokenMonth(month, chosen)}` : ''
  const called = formerName ? `, once “${formerName}”` : ''
  if (way === 'new' && now !== null) return `new${inMonth}, ${place(now)}`
  if (way === 'left' && then !== null) return `left${inMonth}, was ${place(then)}`
  if (then === null || now === null) return ''
  if (way === 'same') return `as it was, ${place(now)}${called}`
  const [was, is] = [powerWord(then), powerWord(now)]
  const words = was === is ? `still ${is}` : `${was} to ${is}`
  return `${powerLabel(then)} to ${powerLabel(now)}, ${words}${called}`
}

/** The same for a table cell. */
export function formatWay({ way, month, formerName }: ItemChange, chosen: string): string {
  const inMonth = month ? ` in ${spokenMonth(month, chosen)}` : ''
  const words = {
    closer: 'closer',
    further: 'further out',
    new: `new${inMonth}`,
    left: `left${inMonth}`,
    same: 'as it was',
  }[way]
  return formerName ? `${words}, once “${formerName}”` : words
}

export const formatPowerOf = (power: number | null): string =>
  power === null ? '' : `${powerLabel(power)} ${powerWord(power)}`
