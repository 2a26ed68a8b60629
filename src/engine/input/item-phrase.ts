/** Phrases an item's name inside a sentence to its owner: "My sister Ana" becomes "your sister Ana". */
import { ROLES } from '../lexicon/people.ts'

/** The names of unnamed items in a published copy, by category. */
const UNNAMED: Readonly<Record<string, { name: string; text: string }>> = {
  people: { name: 'Someone close', text: 'someone close to you' },
  ideas: { name: 'Something that matters', text: 'something that matters to you' },
  lifeStory: { name: 'A part of a life story', text: 'a part of your life story' },
  accomplishments: { name: 'Something worked for', text: 'something you worked for' },
}
const UNNAMED_OTHER = { name: 'Something on their map', text: 'something on your map' }

export const unnamed = (category: string): string => (UNNAMED[category] ?? UNNAMED_OTHER).name

const STAND_INS = new Map(
  [...Object.values(UNNAMED), UNNAMED_OTHER].map(({ name, text }) => [name, text]),
)

const OWNER: Readonly<Record<string, string>> = {
  i: 'you',
  me: 'you',
  my: 'your',
  our: 'your',
  mine: 'yours',
  myself: 'yourself',
  am: 'are',
}
const WRITER = /(?<![\p{L}'’])(?:i|me|my|our|mine|myself|am)(?![\p{L}'’])/giu
const ROLE = new RegExp(`^(?:${ROLES})s?$`, 'i')

/** Names without a possessive stay as written: "Career", "Maya", "Travelling alone". */
export function itemPhrase(name: string): string {
  const text = name.replace(/\s+/g, ' ').trim()
  if (ROLE.test(text)) return `your ${text.toLowerCase()}`
  return STAND_INS.get(text) ?? text.replace(WRITER, (word) => OWNER[word.toLowerCase()]!)
}
