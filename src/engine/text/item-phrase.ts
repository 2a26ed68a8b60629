/**
 * How an item's name reads inside a sentence to its owner: "Career" becomes "your career", "My sister Ana"
 * becomes "your sister Ana", "Travelling alone" stays "travelling alone". Names of people and places keep
 * their capitals.
 */
import { toSecondPerson } from './second-person.ts'

/** Nouns and adjectives that people put on their maps, and that are not names. */
const PLAIN_WORDS = new Set(
  `discipline everyday love compassion career job work profession professional success promotion degree graduate master masters bachelor phd studies
  study college university school years childhood youth education financial security money savings independence
  freedom health fitness body mind mental physical wellbeing weight looks appearance reputation image status
  family parents parent mother mom mum father dad sister sisters brother brothers sibling siblings son daughter
  kids kid children child baby grandparents grandmother grandma grandfather grandpa granddaughter grandson
  grandchildren spouse wife husband partner boyfriend girlfriend fiance marriage relationship romance friends
  friend friendship friendships best boss manager team colleagues colleague coworkers class classmates teacher
  coach neighbours neighbors neighbour neighbor community church faith religion beliefs belief spirituality
  home house apartment flat garden car bike dog cat pet pets horse hobby hobbies music guitar piano singing
  running run football soccer basketball tennis swimming yoga cooking baking reading writing novel book books
  painting art photography travel travelling traveling trips hiking climbing dancing gaming games game band choir
  business shop company startup project projects thesis exam exams grades grade marks test licence license
  values value honesty trust loyalty fairness justice respect kindness integrity privacy dignity safety peace
  stability control order cleanliness punctuality competence intelligence creativity confidence courage patience
  ambition ambitions goals goal dream dreams plans plan future past identity heritage culture roots language
  motherhood fatherhood parenthood parenting fatherless role self worth self-worth self-esteem self-respect being
  good great close long-distance old new little own quiet clean happy social online public personal private daily
  morning weekly family's life story time free leisure work-life balance retirement pension salary income rent
  mortgage debt debts recovery sobriety illness wellness sleep diet sport sports training marathon race medal
  award awards trophy certificate scholarship internship volunteering charity activism politics environment nature
  planet animals science research papers publication publications patients students clients customers in-laws
  mother-in-law father-in-law mentor therapist roommate roommates flatmate flatmates housemate cousin cousins aunt
  uncle niece nephew ex stepmother stepfather stepson stepdaughter twins twin siblings people loved ones
  achievement achievements accomplishment accomplishments skill skills talent talents craft expertise position
  title office workplace department factory farm land village town hometown neighbourhood neighborhood street
  country homeland memories memory wedding anniversary birthday holiday holidays vacation summer summers tradition
  traditions dinners dinner meals food restaurant kitchen collection stamps records vinyl plants plant chess
  reliability dependability helpfulness independence adventure adventures curiosity learning knowledge wisdom
  sense of humour humor humility style fashion beauty strength energy youthfulness sanity calm routine routines
  driving test presentation speech performance performances acting theatre theater dance drawing knitting sewing
  woodwork fishing sailing surfing skiing cycling walking walks gym routine blog channel followers account podcast
  streaming posts english math maths chemistry physics biology history french german spanish thesis`.split(
    /\s+/,
  ),
)

/** Ideas one has rather than owns: they read better without "your". */
const ABSTRACT =
  /^(?:honesty|trust|loyalty|fairness|justice|respect|kindness|integrity|dignity|freedom|peace|equality|nature|animals|science|politics|truth|love|music|art|punctuality|cleanliness|order|adventure|food|football|soccer|basketball|tennis|chess|yoga|reading|cooking|baking|running|swimming|writing|travel|dance|fashion|charity|tradition|traditions)$/i

const LEADING =
  /^(?:the|a|an|this|that|these|those|his|her|their|no|being|having|what|how|who|where|when|why|our|my)\b/i
const CAPITALS_STAY = /^(?:I|[A-Z]{2,}|.*['’]s)$/

const lowered = (word: string) =>
  !/^\p{Lu}?[^\p{Lu}]*$/u.test(word)
    ? word
    : isCommon(word.replace(/[,.]$/, '')) ||
        /^(?:and|of|the|in|at|on|for|with|to|a|an|from|or|my|our|being|having|what|how|who)$/i.test(
          word,
        )
      ? word.toLowerCase()
      : word

/** A word that is surely no name: known, or made like "compassion" and "kindness". */
const ABSTRACT_ENDING = /^\p{L}{3,}(?:ion|ness|ity|ment|ship|ance|ence|ism|hood|dom|cy)$/iu
const isCommon = (word: string) =>
  PLAIN_WORDS.has(word.toLowerCase()) || ABSTRACT.test(word) || ABSTRACT_ENDING.test(word)

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

export function itemPhrase(name: string, category: string): ItemPhrase {
  const standIn = STAND_INS.get(name)
  if (standIn) return { text: standIn, isName: false }
  const clean = name
    // Signs are for the eye: a cross, a heart, a face; what stands in brackets explains the name.
    .replace(/[†‡]|\uFE0F|\u200D|\p{Extended_Pictographic}/gu, '')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/(?<=\S) ?\([^()]*\)$/, '')
    .replace(/[.!?,;:]+$/, '')
    // "Biscuit, my dog" is called Biscuit.
    .replace(/^(\p{Lu}[\p{L}-]+)(?:, | \()(?:my|our|the)\b.*$/iu, '$1')
  if (!/[\p{L}\p{N}]/u.test(clean)) return { text: 'this part of you', isName: false }
  if (/^(?:myself|me|self)$/i.test(clean)) return { text: 'yourself', isName: false }
  const words = clean.split(' ')
  const first = words[0] ?? ''
  // "Time with my family" has its owner inside.
  if (/ (?:my|our) /i.test(clean) && isCommon(first))
    return { text: toSecondPerson(words.map(lowered).join(' ')), isName: false }
  const isNounPair =
    words.length === 2 && words.every((word) => PLAIN_WORDS.has(word.toLowerCase()))
  if (
    LEADING.test(clean) ||
    (/^\p{L}{3,}ing\b/iu.test(first) && category !== 'people' && !isNounPair)
  ) {
    const turned = toSecondPerson(words.map((word) => lowered(word)).join(' '))
    const text = /^(?:Our|My)\b/i.test(clean)
      ? turned
      : turned.charAt(0).toLowerCase() + turned.slice(1)
    return { text, isName: false }
  }
  const isPlain = isCommon(first)
  if (!isPlain || CAPITALS_STAY.test(first)) {
    const isLower = /^\p{Ll}/u.test(first)
    return isLower
      ? { text: `your ${toSecondPerson(clean)}`, isName: false }
      : { text: toSecondPerson(clean), isName: words.length <= 2 && category !== 'ideas' }
  }
  const text = words.map(lowered).join(' ')
  const isAbstract = ABSTRACT.test(first) || ABSTRACT_ENDING.test(first)
  const hasOwner = /^(?:our|my|your)\b/.test(text) || isAbstract
  return { text: hasOwner ? toSecondPerson(text) : `your ${text}`, isName: false }
}
