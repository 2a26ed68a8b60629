import { coreOf } from './equation-picture.ts'

const SUGGESTED = 2

/** The engine's guesses as the person would say them; what speaks to "you" does not turn round by itself. */
export function inOwnVoice(sentences: readonly string[]): string[] {
  const cores = sentences.map(coreOf).filter((core) => core && !/\byou\b|…/i.test(core))
  const own = cores.map((core) =>
    (core.charAt(0).toLowerCase() + core.slice(1))
      .replace(/\byours\b/gi, 'mine')
      .replace(/\byour\b/gi, 'my'),
  )
  return [...new Set(own)].slice(0, SUGGESTED)
}
