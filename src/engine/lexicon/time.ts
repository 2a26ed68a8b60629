/** Phrases for the time of an event. */
import lists from './time.json' with { type: 'json' }
import { listsOf } from './words.ts'

export const TIME = listsOf(lists)

export const MONTHS =
  'january february march april may june july august september october november december'.split(' ')

/** A year, or an age at the time. */
const IN_YEAR = /\b(?:in|since) (?:19|20)\d\d\b|\bwhen i was \d+\b/i

export const isYearsAgo = (text: string): boolean => TIME.yearsAgo.isIn(text) || IN_YEAR.test(text)
