/** Words to say to somebody of the text, made of the writer's own: "I snapped at her" becomes "I snapped at you". */
import { withApostrophes } from '../input/apostrophes.ts'
import { upperStart, withoutStop } from '../input/clause.ts'
import type { Pronoun } from '../input/pronouns.ts'
import { PET_NAMES } from '../lexicon/people.ts'
import { didWrong } from '../library/candour.ts'
import type { ToldWish } from './wish.ts'

export type Addressee = { who: string; pronoun: Pronoun }

/** "Your sister Ana" stands in the text as "my sister Ana", "Ana" or "my sister". */
function namesOf(who: string): string[] {
  const own = who.replace(/^your /, '')
  const [, role, name] = /^(.*?)(?: (\p{Lu}\p{Ll}+))?$/u.exec(own) ?? []
  const isRole = who.startsWith('your ')
  const bare = role && PET_NAMES.includes(role) ? [upperStart(role)] : []
  return [
    ...(isRole ? [`my ${own}`, `our ${own}`, `my ${role}`] : [own]),
    ...(name ? [name] : []),
    ...bare,
  ]
}

const FORMS: Record<Exclude<Pronoun, 'they'>, readonly (readonly [RegExp, string])[]> = {
  he: [
    [/\bhe(?:'s| is| was)\b/gi, 'you were'],
    [/\b(?:he|him)\b/gi, 'you'],
    [/\bhis\b/gi, 'your'],
  ],
  she: [
    [/\bshe(?:'s| is| was)\b/gi, 'you were'],
    [/\bshe\b/gi, 'you'],
    [
      /\bher (?=\p{Ll}+\b)(?!(?:to|for|at|in|on|again|and|because|so|when|that|as|down|up|off|with|about|like|very|really|not)\b)/giu,
      'your ',
    ],
    [/\bher\b/gi, 'you'],
  ],
}

/** Null where somebody else is spoken of as well, and nobody can tell whom a word means. */
export function spokenTo(text: string, { who, pronoun }: Addressee): string | null {
  if (pronoun === 'they') return null
  let said = withApostrophes(text)
  for (const name of namesOf(who))
    said = said
      .replace(new RegExp(`\\b${name}['’]s\\b`, 'gi'), 'your')
      .replace(new RegExp(`\\b${name}\\b`, 'gi'), 'you')
  for (const [form, to] of FORMS[pronoun]) said = said.replace(form, to)
  return /\b(?:he|she|him|his|her|they|them|their)\b|["“]/i.test(said) || !/\byou/i.test(said)
    ? null
    : said
}

const MOST_WORDS = 16
const isShort = (text: string) => text.split(/\s+/).length <= MOST_WORDS

/** "I wanted you to come for Christmas.", "We had agreed that whoever cooks cleans up." */
export function wishAloud({ sentence, wish: { own } }: ToldWish, to: Addressee): string | null {
  if (own && sentence.startsWith('You had agreed ')) return `We had agreed ${own}.`
  if (!own || /^(?:not )?to have\b/.test(own)) return null
  const said = spokenTo(own, to)
  if (!said || !isShort(said)) return null
  return said.startsWith('that ') ? `I had hoped ${said}.` : `I wanted ${said}.`
}

/** "I snapped at you. I am sorry.": only for what the writer says to have done. */
export function sorryAloud(sentences: readonly string[], to: Addressee): string | null {
  for (const sentence of sentences) {
    const deed = /(?:^|, | and )(i (?!was\b|am\b|feel\b|felt\b)[^,;.!?]+)/i.exec(
      withApostrophes(sentence),
    )?.[1]
    if (!deed || !didWrong(deed.toLowerCase())) continue
    const said = spokenTo(
      withoutStop(deed).replace(/ (?:and (?:she|he)|because|when|after|although)\b.*/i, ''),
      to,
    )
    if (said && isShort(said)) return `${said.replace(/^i\b/, 'I')}. I am sorry.`
  }
  return null
}

const DID =
  /^you (?:\p{L}+ly )?(?:\p{L}+ed|came|brought|gave|took|drove|made|sent|wrote|sat|stood|held|bought|built|found|lent|put|said|told|got|left|stayed|rang|sang|fed|kept|let|met|paid|read|ran|saw|sold|spoke|taught|thought)\b/iu

/** "You shovelled my whole driveway before I was up. Thank you." */
export function thanksAloud(sentence: string, to: Addressee): string | null {
  const said = spokenTo(withoutStop(sentence), to)
  const isForMe = said !== null && /\b(?:me|my|us|our|i)\b/i.test(said)
  return said && isForMe && DID.test(said) && isShort(said)
    ? `${upperStart(said)}. Thank you.`
    : null
}
