/** Puts words into the slots of a text: `{who|a friend}` is `who`, or "a friend" when there is no one. */
import { upperStart } from '../text/clause.ts'

export type Slots = { who?: string | undefined; item: string }

export const fill = (text: string, slots: Slots): string =>
  text.replace(
    /(^|[.!?] )?\{(who|item)(?:\|([^}]*))?\}/g,
    (_, before: string | undefined, name: 'who' | 'item', or = '') => {
      const word = name === 'item' ? slots.item : (slots.who ?? or)
      return before ? before + upperStart(word) : word
    },
  )

/** A sentence of its own: capital in front, one stop behind. */
export const sentence = (text: string): string => {
  const core = text.trim().replace(/[\s,;:]+$/u, '')
  return upperStart(/[.!?…]["”]?$/u.test(core) ? core : `${core}.`)
}
