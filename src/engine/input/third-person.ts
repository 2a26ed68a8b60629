/**
 * Converts the second to the third person: "you care" becomes "they care". English verbs are the same after both, so
 * only "they" or "them" has to be chosen; quotes stay unchanged.
 */
import { any } from '../lexicon/words.ts'

const OTHER_FORMS: Readonly<Record<string, string>> = {
  your: 'their',
  yours: 'theirs',
  yourself: 'themselves',
  yourselves: 'themselves',
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Words always followed by "them". */
const PREPOSITIONS = words(
  'to of for with in about between from on without around beside behind near against towards toward by at under upon into through among beyond over',
)

/** Transitive verbs of the library: "it hurts you". */
const DONE_TO = words(`
  annoy ask asked asking asks bother bothers bring brings brought carried carries carry choosing comfort comforts cost costs
  does doing find finds fit fits follow follows frighten frightens gave get gets give gives giving grip grips heard held help
  helped helps hit hits hold holds hurt hurts join judge keep keeps knew know knows leave leaves leaving lend let lets like likes
  love loves made make makes making move moved moves need needs offer offered offers pick picked please protect protects
  reach reached reaches remember remind reminds repelled scare scared scares see sees serve serves show showed showing
  shows soothed stop stops surprise surprised take takes tell telling tells tempts thank thanked threatened tie ties told
  touch touched touches trouble troubles trust trusts use used walk want wants
`)

/** Words followed by a subject, also in questions. */
const BEFORE_SUBJECT = words(
  'are were do did have had can could will would may might should if when that because whether while',
)

/** Words that only follow a subject. */
const AFTER_SUBJECT = words(`
  are were have had can cannot could will would may might must should do did wanted never also already hardly
  still always really just
`)

/** Words that can't follow a subject, because they aren't verbs. */
const AFTER_OBJECT = words(`
  and or but to in at on of from with for about by as that than when where because so the a an this into more
  less down up out off away back there here without again now today tomorrow tonight something anything
  nothing what how why if while alone too yet either
`)

const lastWord = (text: string) =>
  /(?<![\p{L}'’-])([\p{L}'’-]+)\s+$/u.exec(text)?.[1]?.toLowerCase() ?? ''
const nextWord = (text: string) => /^\s+([\p{L}'’-]+)/u.exec(text)?.[1]?.toLowerCase() ?? ''

function isObject(before: string, after: string): boolean {
  const [previous, next] = [lastWord(before), nextWord(after)]
  if (PREPOSITIONS.has(previous)) return true
  if (next === '') return previous !== ''
  if (BEFORE_SUBJECT.has(previous) || AFTER_SUBJECT.has(next)) return false
  return DONE_TO.has(previous) || (previous !== '' && AFTER_OBJECT.has(next))
}

const PRONOUN = /(?<![\p{L}-])(?:you|yourselves|yourself|yours|your)(?![\p{L}-])/giu

function turned(text: string): string {
  return text.replace(PRONOUN, (word, at: number) => {
    const other = OTHER_FORMS[word.toLowerCase()]
    const isShortened = any("'d, 'll, 're, 've, ’d, ’ll, ’re, ’ve").opens(
      text.slice(at + word.length),
    )
    const isTheirs = !isShortened && isObject(text.slice(0, at), text.slice(at + word.length))
    const form = other ?? (isTheirs ? 'them' : 'they')
    return /^\p{Lu}/u.test(word) ? form.charAt(0).toUpperCase() + form.slice(1) : form
  })
}

export const toThirdPerson = (text: string): string =>
  text.replace(/“[^“”]*”|[^“]+/g, (piece) => (piece.startsWith('“') ? piece : turned(piece)))
