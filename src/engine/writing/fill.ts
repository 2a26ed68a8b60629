/** Puts words into the slots of a text: `{who|a friend}` is `who`, or "a friend" when there is no one. */
import { upperStart } from '../input/clause.ts'
import { type Pronoun, withPronoun } from '../input/pronouns.ts'

export type Slots = {
  who?: string | undefined
  item: string
  /** How the one is spoken of whom the whole text is about. */
  pronoun?: Pronoun | undefined
}

/** "Your kids", "your mum and your dad": more than one, where a sentence may speak of one. */
const SEVERAL = /(?:[^s'’]s|children|people| and .+)$/
const ONE_BEFORE = /\b(?:has|does|is|was)\s$/
const ONE_AFTER = /^(?:['’]s\b|\s(?:is|was|has|does)\b)/

export const fill = (text: string, slots: Slots): string =>
  text.replace(
    /(^|[.!?] )?\{(who|item)(?:\|([^}]*))?\}/g,
    (
      slot,
      before: string | undefined,
      name: 'who' | 'item',
      or: string | undefined,
      at: number,
    ) => {
      const isForOne =
        ONE_BEFORE.test(text.slice(0, at)) || ONE_AFTER.test(text.slice(at + slot.length))
      const who = isForOne && or && SEVERAL.test(slots.who ?? '') ? or : (slots.who ?? or ?? '')
      const word = name === 'item' ? slots.item : who
      return before === undefined ? word : before + upperStart(word)
    },
  )

/** "The years do not end it, they only …" */
const OF_SOMETHING_ELSE = /\bthe \p{L}+s\b[^,]*, they\b/u

/** Where all of it is about one person, "they" is that one: "she belonged to your days", or "Kim belonged". */
export function fillAbout(text: string, slots: Slots): string {
  const { who, pronoun } = slots
  const filled = fill(text, slots)
  if (!who || !pronoun || OF_SOMETHING_ELSE.test(text)) return filled
  if (pronoun !== 'they') return withPronoun(filled, pronoun)
  return text.includes('{who') ? filled : filled.replace(/\b(?:they|them)\b/, who)
}

/** A sentence of its own: capital in front, one stop behind. */
export const asSentence = (text: string): string => {
  const core = text.trim().replace(/(?<![\s,;:])[\s,;:]+$/u, '')
  return upperStart(/[.!?…]["”'’]?$/u.test(core) ? core : `${core}.`)
}
