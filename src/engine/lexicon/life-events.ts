/** Events that are rarely felt weakly, with the minimum strength for feelings of their side. */
import type { Side } from '#domain/situation/correction.ts'
import events from './life-events.json' with { type: 'json' }
import { ANIMALS, CLOSEST, FAMILY, FRIENDS, PARTNERS } from './people.ts'
import { Words } from './words.ts'

/** The people involved: "my", at most one word, and one of these. */
const WHO: Readonly<Record<string, readonly string[]>> = {
  closest: ['son', 'daughter', 'baby', 'child', 'little boy', 'little girl', ...PARTNERS],
  close: [...CLOSEST, 'best friend'],
  related: [...FAMILY, ...PARTNERS, ...FRIENDS, 'little boy', 'little girl'],
  newborns: ['baby', 'son', 'daughter', 'girl', 'boy', 'twins'],
  grown: ['son', 'daughter', 'youngest', 'eldest', 'oldest', 'child', 'kid', 'kids', 'twins'],
  pets: [...ANIMALS, 'pet'],
}

export const LIFE_EVENTS = events.map(({ least, side, because, who, does, phrases }) => {
  const told = new Words(phrases).source
  const whose = `(?:my|our) (?:\\w+ )?${new Words(WHO[who ?? ''] ?? []).source}`
  const happened = does ? `|${whose} ?(?:\\w+ )?${new Words(does).source}` : ''
  const pattern = new RegExp(`(?<!\\w)(?:${told}${happened})(?!\\w|'s)`, 'i')
  return { least, side: side as Side, because, pattern }
})

/** Matches fiction after the event: "died in the film". */
export const IN_A_STORY =
  /^[^.!?]{0,40}\b(?:in (?:the|a|that|this|my) (?:film|movie|book|series|novel|game|show|dream)|on tv)\b/i
/** Subtracted if the event is more than a year old and not said to be still felt. */
export const LONG_AGO_LESS = 3
