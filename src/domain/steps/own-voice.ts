import { wishOf } from '../emotion/equation-picture.ts'

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
