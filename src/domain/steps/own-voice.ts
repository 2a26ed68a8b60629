import { upperFirst } from '../values/text.ts'

const SEEN = /^What (?:you|they) see is (\S.*?\.)(?: |$)/su
const IN_EYES = /^In (?:your|their) eyes,? /
const LED_IN = /^[^:]{4,60}: (\S.*)$/su

/** What a sentence is about, without its way in: "How it looks to you: he forgot" says "He forgot". */
function coreOf(sentence: string): string {
  const core = (SEEN.exec(sentence) ?? LED_IN.exec(sentence))?.[1] ?? sentence
  return upperFirst(core.replace(IN_EYES, '').replace(/\.$/, ''))
}

const WISHED =
  /(?:^|(?:,|\b(?:and|but|so|because)) )(?:you|they) (?:had |were )?(?:expected|hoped for|wanted|counted on|waited for|waiting for) (\S.{3,})$/isu

/** Only what was wished for: "You had worked on it and you expected him to call" says "Him to call". */
function wishOf(sentence: string): string {
  const core = coreOf(sentence)
  return upperFirst(WISHED.exec(core)?.[1] ?? core)
}

const SUGGESTED = 2

/** After these, whoever is spoken to becomes "me"; anywhere else it may be "I", and nobody can tell. */
const TO_ME =
  /\b(to|for|with|of|at|about|from|by|on|behind|beside|against|without|mention|call|thank|invite|tell|ask|help|meet) you\b/gi

/** The engine's guesses as the person would say them; what speaks to "you" does not turn round by itself. */
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
