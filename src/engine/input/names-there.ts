import { isNoName } from './people.ts'

/**
 * Extra positions in which a capitalised word is a name, if the text mentions a he or a she. Otherwise "For Spain" and
 * "Sleep would help" would match.
 */
const SOMEBODY = /(?<!\p{L})(?:he|she|him|her|his|hers|himself|herself)(?!\p{L})/iu
const NAME_THERE = new RegExp(
  [
    '(?<=(?<!\\p{L})(?:[Oo]ur|[Mm]y(?: little| dear| poor)?) )\\p{Lu}\\p{Ll}{2,}(?!\\p{L})',
    "(?<=[\\p{Ll},;] )\\p{Lu}\\p{Ll}{2,}(?=['’]s(?! (?:[Dd]ay|[Ee]ve|[Hh]ospital|[Cc]hurch|[Cc]ollege))(?!\\p{L}))",
    "(?<=(?<!\\p{L})(?:for|about|without|beside|like|love|loved|saw|hurt|lost|phoned|rang|visited|helped|thanked|shouted at|proud of) )\\p{Lu}\\p{Ll}{2,}(?!['’\\p{L}])",
    '(?<=^|[.!?…]\\s+)\\p{Lu}\\p{Ll}{2,}(?= (?:would|could|can|might|wouldn|couldn|isn|wasn|rang|phoned|refused|refuses|went|read|reads|ran|saw|did|does|fell|lost|chose|felt|needs|needed|hates|hated|loves|loved|likes|liked|sang|slept)(?!\\p{L}))',
  ].join('|'),
  'gu',
)

/** Names without a verb. */
export const namesThere = (text: string) =>
  SOMEBODY.test(text)
    ? [...text.matchAll(NAME_THERE)]
        .map((found) => ({ name: found[0], at: found.index }))
        .filter(({ name }) => !isNoName(name))
    : []
