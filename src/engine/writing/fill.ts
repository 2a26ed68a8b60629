/** Puts words into the slots of a text: `{who|a friend}` is `who`, or "a friend" when there is no one. */
import { upperStart } from '../text/clause.ts'

export type Slots = { who?: string | undefined; item: string }

export function fill(text: string, slots: Slots): string {
  const filled = text.replace(
    /\{(who|item)(?:\|([^}]*))?\}/g,
    (_, name: 'who' | 'item', or = '') => (name === 'item' ? slots.item : (slots.who ?? or)),
  )
  return filled.replace(
    /(^|[.!?:] )(your|being|having|travelling)\b/g,
    (all, before: string, word: string) =>
      before === '' || /[.!?] $/.test(before) ? before + upperStart(word) : all,
  )
}

/** A sentence of its own: capital in front, one stop behind. */
export const sentence = (text: string): string => {
  const core = text.trim().replace(/[\s,;:]+$/u, '')
  return upperStart(/[.!?…]["”]?$/u.test(core) ? core : `${core}.`)
}
