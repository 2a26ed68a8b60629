/**
 * Makes a text plain for the crisis patterns: what people do to hide a word from machines (look-alike
 * signs, letters apart, stretched letters, invisible characters) is undone; sentences stay apart.
 */
import { normalise } from './model/normalise.ts'

const SIGN_FOR: Record<string, string> = { '@': 'a', $: 's', '!': 'i', '|': 'i', '*': '' }

const SPELLINGS: readonly [RegExp, string][] = [
  [/\bs ?u ?i ?c ?i ?d ?e\b/g, 'suicide'],
  [/\bk ?i ?l ?l (?=my|me)/g, 'kill '],
  [/\b(?:sewer ?slide|suislide|suwerside|soo?icide|suicde|sucide|suiside)\b/g, 'suicide'],
  [/\bs3w3?erslide\b|\bsewerslide\b/g, 'suicide'],
  [/\b(?:my ?sel[fv]e?|mysef|mself|meself)\b/g, 'myself'],
  [/\bkil(?:l)?ing\b/g, 'killing'],
  [/\b(?:diee+|d1e)\b(?= |$)/g, 'die'],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\bcoz|cuz|bc\b/g, 'because'],
]

export function plainText(text: string): string {
  let plain = normalise(text)
    .replace(/(?<=[a-z])[@$!|*](?=[a-z])/g, (sign) => SIGN_FOR[sign]!)
    .replaceAll("'", '')
    .replace(/[.!?;\n]+/g, ' . ')
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
  for (const [from, to] of SPELLINGS) plain = plain.replace(from, to)
  return plain
}
