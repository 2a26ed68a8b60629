/** Finds the people a text speaks of, as they can be named back to its writer: "your boss", "Maya". */

import { anyOf } from '../lexicon/alternatives.ts'
import { ANIMALS } from '../lexicon/animals.ts'
import { QUALIFIERS, ROLES } from '../lexicon/people.ts'
import { itemPhrase } from './item-phrase.ts'

const ANIMAL = new RegExp(`\\b${anyOf(ANIMALS, ['bird', 'fish'])}\\b`, 'i')
const OWNED = new RegExp(
  `\\b(?:my|our) ((?:(?:${QUALIFIERS}) ){0,2}(?:${ROLES}))\\b(?!-| in law)(?:,? (?!I\\b)(\\p{Lu}\\p{Ll}+)(?!['’]s? (?:day|birthday)))?`,
  'giu',
)
const BARE_PARENT =
  /\b(?<!(?:my|your|his|her|their|our|the|a|your) )(Mom|Mum|Dad|Grandma|Grandpa|Gran|Nana|Nan|Grandad)\b/gu
const ACTS =
  'said|says|told|tells|asked|asks|called|calls|forgot|texted|wrote|left|came|took|gave|got|laughed|smiled|looked|answered|replied|thinks|thought|wants|wanted|knows|knew|died|passed|promised|lied|helped|hugged|cried|shouted|yelled|moved|stopped|started|cancelled|canceled|never|always|just|didn|doesn|hasn|won|is|was|has|had|and I|will|keeps|kept|made|brought|invited|broke|found|sent|posted|walked|ignored|apologised|apologized|bought|stood|sat'
const TITLED = /\b((?:Mr|Mrs|Ms|Miss|Dr|Professor|Prof|Aunt|Auntie|Uncle|Coach)\.? \p{Lu}\p{Ll}+)/gu
const NAMED = new RegExp(`(?<![\\p{L}'’])(\\p{Lu}\\p{Ll}{2,})(?= (?:${ACTS})\\b)`, 'gu')
/** Inside a sentence a capital is a sign by itself. */
const INSIDE =
  /(?<!\b(?:in|at|from|to|near|of|for) )(?<=[\p{Ll},;] )(\p{Lu}\p{Ll}{2,})(?= (?:\p{Ll}+(?:s|ed|es)|said|told|got|took|went|came|left|gave|made|sat|ran|will|would|has|had|was|is|and)\b)/gu
const WITH =
  /\b(?:with|told|asked|miss|missed|met|hugged|married|called|texted|and my friend) (\p{Lu}\p{Ll}{2,})\b(?! (?:University|College|School|Street|Road|FC|City|Airport|Hospital|Day|Eve))/gu

const NOT_A_NAME =
  /^(?:I|The|This|That|These|Those|There|Then|They|She|He|We|You|It|Its|My|Our|Your|His|Her|Their|But|And|So|When|While|After|Before|Because|Since|If|Now|Today|Yesterday|Tomorrow|Tonight|Last|Next|Every|Everyone|Everybody|Everything|Nobody|Nothing|Someone|Somebody|Something|People|Some|Most|Many|Maybe|Perhaps|Also|Just|Still|Even|Only|What|Who|Why|How|Where|Which|One|Two|Three|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Diwali|Eid|Ramadan|Thanksgiving|Halloween|English|French|German|Spanish|Chinese|American|British|Instagram|Facebook|Twitter|TikTok|Reddit|Google|Discord|WhatsApp|Zoom|Slack|Netflix|YouTube|Work|School|Life|God|Lord|Jesus|Covid|Not|No|Yes|Well|Anyway|Honestly|Suddenly|Finally|Instead|Later|Once|At|In|On|For|From|With|To|Of|As|Mom|Mum|Dad|Grandma|Grandpa|Gran|Nana|Nan|Grandad|London|Paris|Berlin|Lisbon|Rome|Madrid|Prague|Europe|America|Africa|Asia|Canada|Australia|Germany|France|Spain|Italy|India|China|Japan|Mexico|Brazil|Wales|Ireland|Scotland|England|Uncle|Aunt|Doctor|Professor|Mister|Coach|Python|Java|Excel)$/

export const isNoName = (word: string): boolean => NOT_A_NAME.test(word)

/** "'… the guy who calls, Dad.'": whom somebody else calls so is not meant. */
const QUOTED = /“[^“”]*”|"[^"]*"|(?<=^|[\s(])['‘].{0,400}?(?:['’](?=[\s.,;!?)]|$))/gu
const withoutQuotes = (text: string) => text.replace(QUOTED, (quoted) => ' '.repeat(quoted.length))

export type Person = {
  phrase: string
  /** Where the text first speaks of them. */
  at: number
  isAnimal: boolean
}

export function peopleIn(text: string): Person[] {
  const found: Person[] = []
  const add = (phrase: string, at: number, isAnimal = false) => {
    const isKnown = found.some(
      (person) =>
        person.phrase.toLowerCase() === phrase.toLowerCase() ||
        person.phrase.split(' ').at(-1) === phrase,
    )
    if (!isKnown) found.push({ phrase, at, isAnimal })
  }
  for (const match of text.matchAll(OWNED)) {
    const name = match[2] && /^\p{Lu}/u.test(match[2]) && !NOT_A_NAME.test(match[2]) ? match[2] : ''
    const role = match[1]!.toLowerCase()
    add(name ? `your ${role} ${name}` : `your ${role}`, match.index, ANIMAL.test(role))
  }
  for (const match of withoutQuotes(text).matchAll(BARE_PARENT))
    add(`your ${match[1]!.toLowerCase()}`, match.index)
  for (const match of text.matchAll(TITLED)) add(match[1]!, match.index)
  for (const pattern of [NAMED, INSIDE, WITH])
    for (const match of text.matchAll(pattern)) {
      const name = match[1]!
      if (!NOT_A_NAME.test(name)) add(name, match.index + match[0].indexOf(name))
    }
  return found.sort((a, b) => a.at - b.at)
}

const PETS = /^(?:pets?|animals?|dogs?|cats?)$/i

const isAnimalItem = (item: { name: string; category: string }): boolean =>
  PETS.test(item.category) || ANIMAL.test(item.name)

/** The item itself, when it is someone. */
export function personOfItem(item: { name: string; category: string }): Person | null {
  const isAnimal = isAnimalItem(item)
  if (item.category !== 'people' && !isAnimal) return null
  const text = itemPhrase(item.name)
  return /^(?:what|how|why|where|being|having|the way|your wish|you and)\b|\b(?:marriage|relationship|friendship|parenting|reputation)\b|['’]s? \p{L}/u.test(
    text,
  )
    ? null
    : { phrase: text, at: -1, isAnimal }
}
