/**
 * Praise that is not meant so. It is supposed only where three things meet: a pleasant word, an event that is clearly bad
 * in the same or the next sentence, and a mark. With less, people are taken at their word.
 */
import type { Heard } from './hear.ts'
import type { Token } from './tokens.ts'

const OPENS =
  /^(?:(?:oh|wow|great|lovely|fantastic|brilliant|perfect|wonderful|yay|well|just|of course|sure|thanks)(?: |$)){1,3}/
const AGAIN = /\b(?:again|another|yet another|of course|once more|as usual)\b/
const BAD_EVENT =
  /\b(?:forgot|forgotten|cancell?ed|broke(?: down)?|ruined|spilled|late again|is late|failed|rejected|dumped|deadline|overtime|extra shift|parking ticket|flat tyre|leak(?:ed|s|ing)?|flooded|crashed|delayed|lost my|stole|stolen|ignored me|stood me up|working (?:the )?weekend|weekend shift|nobody (?:came|told|asked)|no one (?:came|told|asked)|did not (?:even )?(?:come|call|show|bother|ask|tell)|never (?:came|called|showed)|puked|vomited|threw up|burnt|fired|blamed me|yelled at me|another (?:meeting|bill|fine|cold|migraine|rejection))\b/

const SENTENCES = 1

export function isMeantOtherwise(tokens: readonly Token[], { found, feeling }: Heard): boolean {
  if (feeling?.side !== 'pleasant') return false
  const { sentence } = tokens[found.from]!
  const own = tokens
    .filter((it) => it.sentence === sentence)
    .map(({ word }) => word)
    .join(' ')
  const near = tokens
    .filter((it) => it.sentence >= sentence && it.sentence <= sentence + SENTENCES)
    .map(({ word }) => word)
    .join(' ')
  return (
    (OPENS.test(own) || (AGAIN.test(own) && /^(?:so|just|oh)\b/.test(own))) && BAD_EVENT.test(near)
  )
}
