/**
 * Normalises a text for the crisis patterns. Undoes tricks that hide words from machines (look-alike, spaced, stretched
 * and invisible characters) and keeps sentences apart.
 */
import { normalise } from '../input/normalise.ts'

const SIGN_FOR: Record<string, string> = { '@': 'a', $: 's', '!': 'i', '|': 'i', '*': '' }

/** Look-alike letters of other alphabets, each before the letter it looks like. */
const LOOKS_LIKE = new Map(
  'аa еe оo рp сc уy хx іi їi ѕs јj кk мm тt вb нh ӏl ԁd αa εe οo ιi κk νv τt υu'
    .split(' ')
    .map(([sign, letter]) => [sign!, letter!]),
)

/** A word of mixed alphabets is disguised. One of a single other alphabet is another language. */
const isMixed = (word: string): boolean =>
  /[a-z]/.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word)
const unmasked = (word: string): string =>
  isMixed(word) ? word.replace(/[^a-z]/g, (sign) => LOOKS_LIKE.get(sign) ?? sign) : word

const SPELLINGS: readonly [RegExp, string][] = [
  [/\bs ?u ?i ?c ?i ?d ?e\b/g, 'suicide'],
  [/\bk ?i ?l ?l (?=my|me)/g, 'kill '],
  [
    /\b(?:sewer ?slide|suislide|suwerside|soo?icide|su[iec]?[cs][iy]?c?d(?:e|ie)|siucide|suicied|sucidie|suiside)\b/g,
    'suicide',
  ],
  [/\bs3w3?erslide\b|\bsewerslide\b/g, 'suicide'],
  [/\b(?:my ?sel[fv]e?|mysef|mself|meself|mysle?f|mysefl|myslf|myelf)\b/g, 'myself'],
  [/\b(?:kil|kll|klil|kiil|kiill|lill)(?= (?:my|me))/g, 'kill'],
  [/\bcom+it+(?= suicide)/g, 'commit'],
  [/\bi (?:wnat|wan|wamt|wnt|whant|waant|wantt) (?=to\b)/g, 'i want '],
  [/\bgona\b/g, 'gonna'],
  [/\b(?:wnat|wnt|watn|wanf) to\b/g, 'want to'],
  [/\b(want to|wanna|wish i could|gonna|going to) (?:dei|idie|diw|dioe)\b/g, '$1 die'],
  [/\b(?:anymroe|anymoer|anymor|anymre|anyomre)\b/g, 'anymore'],
  [/\bkil(?:l)?ing\b/g, 'killing'],
  [/\b(?:diee+|d1e)\b(?= |$)/g, 'die'],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\b(?:coz|cuz|bc)\b/g, 'because'],
]

export function plainText(text: string): string {
  let plain = normalise(text)
    .replace(/(?<=[a-z])[@$!|*](?=[a-z])/g, (sign) => SIGN_FOR[sign]!)
    .replaceAll("'", '')
    .replace(/\p{L}+/gu, unmasked)
    .replace(/[.!?;\n]+/g, ' . ')
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
  for (const [from, to] of SPELLINGS) plain = plain.replace(from, to)
  return plain
}
