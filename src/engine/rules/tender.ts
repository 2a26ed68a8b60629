/**
 * Where somebody has died, or was hurt by somebody, nobody is asked what they had expected: as if it could have been
 * foreseen, or as if it were a matter of expectations. Small enough for the browser.
 */
import { normalise } from '../input/normalise.ts'
import { speaksOfDeath } from './clues.ts'

const HARM =
  /\b(?:rap(?:ed|ist)|molest\w*|grop(?:ed|ing)|(?:sexually )?assault\w*|sexual(?:ly)? (?:abus|harass)\w*|abus(?:ed|ive|es|er)|domestic violence|stalk(?:ed|er|ing)|mugged|attacked me|trafficked|strangl\w*|chok(?:ed|es) me|(?:hits?|hit|beats?|beat|slap(?:s|ped)|punch(?:ed|es)|kick(?:ed|s)|shov(?:ed|es)|burn(?:ed|t)|threaten(?:ed|s)|forc(?:ed|es)) (?:me|us|her|him|my (?:son|daughter|child|kids?|children|mother|mom|mum|sister|brother))|touched me (?:\w+ ){0,4}(?:without|against|there|and i said no)|forced himself|against my will|(?:i|she|he) said no)\b/
const NO_HARM =
  /\b(?:hits?|hit|beat|beats) (?:me|us|him|her) (?:that|at|in (?:the )?(?:race|game|final|chess)|by \w+ (?:points|seconds)|to it)\b/

export function isTender(text: string): boolean {
  const words = normalise(text)
  return speaksOfDeath(words) || speaksOfHarm(text)
}

/** Whether somebody was hurt, threatened or forced by somebody. */
export function speaksOfHarm(text: string): boolean {
  const words = normalise(text)
  return HARM.test(words) && !NO_HARM.test(words)
}
