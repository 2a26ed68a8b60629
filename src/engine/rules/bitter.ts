/**
 * Praise that means the opposite: "Oh wonderful, another meeting at six." The model takes it at its word. Where it sounds
 * like that, no joy is claimed: it is asked.
 */
import type { SituationText } from '../input/situation-text.ts'
import type { Reading } from './reading.ts'

const PRAISE =
  '(?:great|wonderful|lovely|fantastic|brilliant|perfect|terrific|marvell?ous|super|awesome)'
const START = '(?:^|[.!?…:] ["“]?)'

const BITTER = [
  `${START}(?:oh|just|well|so)[, ]+(?:just |how )?${PRAISE} ?[,.…]`,
  `${START}(?:oh )?${PRAISE} ?[,.!…]+ (?:just what|another|yet another|as (?:if|usual|always)|now (?:i|we)\\b)`,
  `${START}(?:oh )?just what (?:i|we) (?:always )?(?:needed|wanted)\\b`,
  `${START}thanks (?:a lot|a bunch|for nothing)\\b`,
  '\\bwho needs\\b[^.?!]{0,60}\\?',
  '\\b(?:lucky|silly) me ?(?:[.!…]|$)',
  `${START}(?:oh )?(?:joy|yay|goody) ?[.!…]`,
  '\\b(?:love|loving) (?:it|that|this) (?:when|for me)\\b',
  ' \\/s(?:$|[ .])',
].map((source) => new RegExp(source, 'i'))
const ROLLING_EYES = /[🙄🙃]/u

export function isBitter({ title, description }: SituationText): boolean {
  const told = `${title}. ${description}`.replaceAll(/\s+/g, ' ')
  return ROLLING_EYES.test(told) || BITTER.some((pattern) => pattern.test(told))
}

/** A side that nobody may be told of, and the harder one first. */
const IN_DOUBT = 0.6

export const turnedBitter = (reading: Reading): Reading =>
  reading.side === 'unpleasant'
    ? reading
    : { ...reading, side: 'unpleasant', sideCertainty: IN_DOUBT, bright: 1 - IN_DOUBT }
