import { upperFirst } from '../values/text.ts'

const SEEN = /^What (?:you|they) see is (\S.*?\.)(?: |$)/su
const IN_EYES = /^In (?:your|their) eyes,? /
const LED_IN = /^[^:]{4,60}: (\S.*)$/su

/** The sentence without its lead: "How it looks to you: he forgot" becomes "He forgot". */
function coreOf(sentence: string): string {
  const core = (SEEN.exec(sentence) ?? LED_IN.exec(sentence))?.[1] ?? sentence
  return upperFirst(core.replace(IN_EYES, '').replace(/\.$/, ''))
}

const WISHED =
  /(?:^|(?:,|\b(?:and|but|so|because)) )(?:you|they) (?:had |were )?(?:expected|hoped for|wanted|counted on|waited for|waiting for) (\S.{3,})$/isu

/** Only the wish: "You had worked on it and you expected him to call" becomes "Him to call". */
function wishOf(sentence: string): string {
  const core = coreOf(sentence)
  return upperFirst(WISHED.exec(core)?.[1] ?? core)
}

const SUGGESTED = 2

/** After these words "you" becomes "me". Elsewhere it could be "I" or "me", and we can't tell which. */
const TO_ME =
  /\b(to|for|with|of|at|about|from|by|on|behind|beside|against|without|mention|call|thank|invite|tell|ask|help|meet) you\b/gi

/** Converts the engine's guesses to the first person. Drops those in which "you" can't be converted. */
export function inOwnVoice(sentences: readonly string[]): string[] {
  const cores = sentences
    .map((sentence) => wishOf(sentence).replace(TO_ME, '$1 me'))
    .filter((core) => core && !/\byou\b|…/i.test(core))
  const own = cores.map((core) =>
    (core.charAt(0).toLowerCase() + core.slice(1))
      .replace(/\byours\b/gi, 'mine')
      .replace(/\byour\b/gi, 'my'),
  )
  return [...new Set(own)].slice(0, SUGGESTED)
}
