/**
 * How an item's name reads inside a sentence to its owner: "Career" becomes "your career", "My sister Ana"
 * becomes "your sister Ana", "Travelling alone" stays "travelling alone". Names of people and places keep
 * their capitals.
 */

import { ROLES } from '../lexicon/people.ts'
import { PLAIN_WORDS } from '../lexicon/plain-words.ts'
import { toSecondPerson } from './second-person.ts'

/** Ideas one has rather than owns: they read better without "your". */
const ABSTRACT =
  /^(?:honesty|trust|loyalty|fairness|justice|respect|kindness|integrity|dignity|freedom|peace|equality|nature|animals|science|politics|truth|love|music|art|punctuality|cleanliness|order|adventure|food|football|soccer|basketball|tennis|chess|yoga|reading|cooking|baking|running|swimming|writing|travel|dance|fashion|charity|tradition|traditions|compassion|humility|generosity|hospitality|responsibility|equality|diversity|solidarity|others|everyone|everybody|people|strangers)$/i

/** Among them some that name a matter when another word follows: "food inspection job". */
const CONCRETE = /^(?:food|music|art|football|soccer|basketball|tennis|chess|yoga|dance|fashion)$/i

const LEADING =
  /^(?:the|an?|this|that|these|those|his|her|their|no|being|having|what|how|who|where|when|why|our|my)\b/i
/** "A levels" are no article and a noun. */
const LETTER = /^[A-Z] (?=\p{Ll}+(?<!s)s\b)/u
const SMALL_WORD =
  /^(?:and|of|the|in|at|on|for|with|to|an?|from|or|no|my|our|being|having|what|how|who|this|that|these|those|her|his|their|where|when|why)$/i
/** Words that are names as well; among people they are. */
const ALSO_NAMES =
  /^(?:faith|hope|joy|grace|charity|patience|prudence|honou?r|justice|summer|art|will|mercy|may|june|april|rose|sky|dawn|sunny|frank|grant)$/i
const ROLE = new RegExp(`^(?:ex-)?(?:${ROLES})s?$`, 'i')
/** Roles that are not on the list of those one talks about, but on maps. */
const KIN =
  /^(?:(?:grand|step|god)-?(?:mothers?|fathers?|mums?|moms?|dads?|mas?|pas?|sons?|daughters?|child|children|kids?|brothers?|sisters?|parents?|nephews?|nieces?)|ex-\p{L}+)$/iu

/** "Medical school", "Musical evenings": made like a word that describes, and not from a name. */
const DESCRIBES =
  /^(?!(?:catholic|arabic|islamic|slavic|celtic|nordic|baltic|atlantic|olympic|hispanic|portugal|nepal|senegal|montreal)$)\p{L}{3,}(?:al|ic|ive|ous|ful|less|able|ible|ary)$/iu

/** A word that is surely no name: known, or made like "compassion" and "kindness". */
const ABSTRACT_ENDING = /^\p{L}{3,}(?:ion|ness|ity|ment|ship|ance|ence|hood|dom|cy)$/iu
const isCommon = (word: string) => {
  const bare = word.toLowerCase().replace(/['’]s?$/, '')
  return (
    PLAIN_WORDS.has(bare) || ROLE.test(bare) || ABSTRACT.test(bare) || ABSTRACT_ENDING.test(bare)
  )
}
/** Among people: "Constance" and "tom", but neither "Kids" nor "Friendship". */
const isOwnName = (word: string) =>
  ALSO_NAMES.test(word) ||
  (!isSomebodys(word) &&
    !PLAIN_WORDS.has(word.toLowerCase()) &&
    !/(?:ship|hood|ness)$/i.test(word) &&
    !EVERYBODY.test(word))
const EVERYBODY = /^(?:everyone|everybody|others|people|nobody|someone|strangers?)$/i
const isSomebodys = (word: string) => ROLE.test(word) || KIN.test(word)

/** "Engineering degree": what stands before it says of what sort it is. */
const COURSE =
  /^(?:degree|diploma|studies|class|classes|course|lessons?|training|practice|licen[cs]e|job|career|business|company|club|team|group|project)$/

const DAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day'?s?$/i

/** "My daughter Florence": what follows a role with a capital is a name, whatever it ends in. */
const isNameAfter = (word: string, before: string | undefined) =>
  before !== undefined &&
  isSomebodys(before) &&
  /^\p{Lu}\p{Ll}/u.test(word) &&
  ABSTRACT_ENDING.test(word)

const lowered = (word: string, at = 0, all: readonly string[] = []) =>
  !DAY.test(word) &&
  !isNameAfter(word, all[at - 1]) &&
  /^\p{Lu}?[^\p{Lu}]*$/u.test(word) &&
  (isCommon(word.replace(/[,.]$/, '')) || SMALL_WORD.test(word))
    ? word.toLowerCase()
    : word

/** "MY CAREER" is written loudly; "NHS" is a name. */
const calmed = (name: string) =>
  name !== name.toUpperCase()
    ? name
    : name
        .split(' ')
        .map((word) => (isCommon(word) || SMALL_WORD.test(word) ? word.toLowerCase() : word))
        .join(' ')

/** What is for the eye or explains the name is not read out: a cross, a heart, brackets, quotes, a stop. */
function readable(name: string): string {
  const clean = name.replace(
    /[†‡✝#*"“”]|\p{Emoji_Modifier}|\uFE0F|\u200D|\p{Extended_Pictographic}/gu,
    '',
  )
  const bare = clean.replace(/\([^()]*\)|\[[^[\]]*\]/g, '')
  return (
    (/[\p{L}\p{N}]/u.test(bare) ? bare : clean)
      .replace(/[()[\]{}<>]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/(?<!\s)\s*(?<![.!?,;:…])[.!?,;:…]+$/, '')
      // "Stephen, my son" is my son Stephen, and "Biscuit, my dog" is called Biscuit.
      .replace(new RegExp(`^(\\p{Lu}[\\p{L}-]+), my ((?:${ROLES}))$`, 'iu'), 'My $2 $1')
      .replace(/^(\p{Lu}[\p{L}-]+), (?:my|our|the)\b.*$/iu, '$1')
      .replace(/^(.+) and (?:me|I)$/i, 'Me and $1')
  )
}

/** "To be loved", "I want to be a doctor": a wish, said so that it can stand in a sentence. */
function wish(name: string): string | null {
  const match =
    /^(I(?: want|['’]d like| would like| wish| hope| dream of| need)? )?to (\p{Ll}.*)$/iu.exec(name)
  if (!match) return null
  const what = toSecondPerson(match[2]!)
  if (match[1]) return `your wish to ${what}`
  return /^(?:be|have) /.test(what)
    ? what.replace(/^be /, 'being ').replace(/^have /, 'having ')
    : `your wish to ${what}`
}

export type ItemPhrase = {
  /** Inside a sentence. */
  text: string
  /** True when the name is a person's or animal's own name. */
  isName: boolean
}

/** What a copy for others calls a part of the map whose name is nobody's business: by its category. */
const UNNAMED: Readonly<Record<string, { name: string; text: string }>> = {
  people: { name: 'Someone close', text: 'someone close to you' },
  ideas: { name: 'Something that matters', text: 'something that matters to you' },
  lifeStory: { name: 'A part of a life story', text: 'a part of your life story' },
  accomplishments: { name: 'Something worked for', text: 'something you worked for' },
}
const UNNAMED_OTHER = { name: 'A part of the map', text: 'a part of your map' }

export const unnamed = (category: string): string => (UNNAMED[category] ?? UNNAMED_OTHER).name

const STAND_INS = new Map(
  [...Object.values(UNNAMED), UNNAMED_OTHER].map(({ name, text }) => [name, text]),
)

/** "Compassion" is nobody's; "childhood" and "reputation" are one's own. */
const isIdea = (word: string) =>
  ABSTRACT.test(word) || (ABSTRACT_ENDING.test(word) && !PLAIN_WORDS.has(word.toLowerCase()))
const named = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** "Family sticks together": a whole sentence that somebody holds to be true. */
const BELIEF =
  /^(?!(?:what|how|who|where|when|why|my|our|the|being|having)\b)\p{L}+(?: \p{L}+)? (?:is|are|sticks?|comes?|matters?|counts?|wins?|heals?|plays?|helps?|lasts?|must|should|can)(?= |$)/iu

export function itemPhrase(name: string, category: string): ItemPhrase {
  const standIn = STAND_INS.get(name)
  if (standIn) return { text: standIn, isName: false }
  const clean = calmed(readable(name))
  if (!/[\p{L}\p{N}]/u.test(clean)) return { text: 'this part of you', isName: false }
  if (/^(?:myself|me|self|i)$/i.test(clean)) return { text: 'yourself', isName: false }
  const wished = wish(clean)
  if (wished) return { text: wished, isName: false }
  const plain = (text: string): ItemPhrase => ({ text, isName: false })
  const words = clean.split(' ')
  const first = words[0] ?? ''
  if (/^how (?:I|we)\b/i.test(clean))
    return plain(toSecondPerson(`the way ${words.slice(1).map(lowered).join(' ')}`))
  if (category !== 'people' && BELIEF.test(clean))
    return plain(`the belief that ${lowerFirst(toSecondPerson(clean))}`)
  if (/^me and /i.test(clean)) return plain(lowerFirst(toSecondPerson(clean)))
  if (LETTER.test(clean)) return plain(`your ${clean}`)
  // Among people "Faith" and "tom" are names; "Kids" and "Ex-husband" are not.
  const isPerson = category === 'people' && !LEADING.test(clean)
  if (isPerson && words.every((word) => /^[\p{L}'’-]+$/u.test(word))) {
    if (words.length === 1 && isOwnName(first)) return { text: named(clean), isName: true }
    if (/^\p{Ll}/u.test(first) && words.every((word) => !isCommon(word) && !SMALL_WORD.test(word)))
      return { text: words.map(named).join(' '), isName: true }
  }
  // "Time with my family" has its owner inside.
  if (/ (?:my|our) /i.test(clean) && isCommon(first) && !isSomebodys(first))
    return plain(toSecondPerson(words.map(lowered).join(' ')))
  const second = words[1] ?? ''
  const isNounPair =
    words.length === 2 && (words.every((word) => isCommon(word)) || COURSE.test(second))
  // Among people "Fleming" may be a name, "Looking after Mum" is none.
  const isAmongPeople = category === 'people' && !/^\p{Ll}/u.test(second) && !isSomebodys(second)
  const isDoing = /^\p{L}{3,}ing\b/iu.test(first) && !isAmongPeople && !isNounPair
  if (LEADING.test(clean) || isDoing)
    return plain(lowerFirst(toSecondPerson(words.map(lowered).join(' '))))
  if (isSomebodys(first.replace(/['’]s?$/, '')))
    return plain(owned([first.toLowerCase(), ...words.slice(1).map(lowered)].join(' ')))
  const isDescribed =
    category !== 'people' && DESCRIBES.test(first) && /^\p{Ll}/u.test(words[1] ?? '')
  if (isDescribed) return plain(owned(lowerFirst(words.map(lowered).join(' '))))
  if (!isCommon(first) && !isNounPair) {
    return /^\p{Ll}/u.test(first)
      ? plain(`your ${toSecondPerson(clean)}`)
      : { text: toSecondPerson(clean), isName: words.length <= 2 && category !== 'ideas' }
  }
  const text = (isNounPair && !DAY.test(first) ? [first.toLowerCase(), ...words.slice(1)] : words)
    .map(lowered)
    .join(' ')
  // "Music" is nobody's; "music lessons" are one's own.
  const isOwnMatter = CONCRETE.test(first) && isCommon(words[1] ?? '')
  const isAbstract =
    (isIdea(first) && !isOwnMatter) ||
    (/^(?:human|social|animal|equal)$/i.test(first) && words.slice(1).some(isIdea))
  return plain(isAbstract ? toSecondPerson(text) : owned(text))
}

/** With "your" in front, unless turning it has put one there. */
function owned(text: string): string {
  const turned = toSecondPerson(text)
  return /^your\b/.test(turned) ? turned : `your ${turned}`
}
