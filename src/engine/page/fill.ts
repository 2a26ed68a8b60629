/** Fills the slots of library lines in the voice of the line. */
import { upperFirst } from '#domain/values/text.ts'
import type { Pronoun } from '../input/pronouns.ts'

export type Who = {
  /** As the writer calls them: "my sister Ana", "Maya". */
  name: string
  pronoun: Pronoun
}

export type Voice = 'I' | 'you'

const WRITER: Record<Voice, Readonly<Record<string, string>>> = {
  I: { I: 'I', me: 'me', my: 'my', mine: 'mine', myself: 'myself' },
  you: { I: 'you', me: 'you', my: 'your', mine: 'yours', myself: 'yourself' },
}

/** `they` stays plural, so the verb after it is always right. */
const PRONOUNS: Record<Pronoun, Readonly<Record<string, string>>> = {
  he: { them: 'him', their: 'his' },
  she: { them: 'her', their: 'her' },
  they: {},
}

const SLOT = /\{(I|me|my|mine|myself|who)(?::(\w+))?(?:\|([^}]*))?\}/g

export const nameFor = (who: Who, voice: Voice): string =>
  voice === 'you' ? who.name.replace(/^(?:my|our) /, 'your ') : who.name

export const fill = (line: string, voice: Voice, who: Who | null): string =>
  line.replace(SLOT, (_, slot: string, form?: string, or?: string) => {
    if (slot !== 'who') return WRITER[voice][slot]!
    if (!who) return or ?? ''
    return form ? (PRONOUNS[who.pronoun][form] ?? form) : nameFor(who, voice)
  })

/** Capitalises a text and ends it with one full stop. */
export const asSentence = (text: string): string => {
  const core = text.trim()
  return upperFirst(/[.!?…]["”'’]?$/u.test(core) ? core : `${core}.`)
}

/** "“I wanted him to call.” What would that have changed?" */
export const afterQuote = (line: string, words: string): string => `“${asSentence(line)}” ${words}`
