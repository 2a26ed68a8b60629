/** Words for relationships between people. All lists of relatives derive from these. */
import lists from './people.json' with { type: 'json' }
import { listsOf } from './words.ts'

export const PEOPLE = listsOf(lists)

const all = (...names: (keyof typeof PEOPLE)[]) => names.flatMap((name) => PEOPLE[name].list)

/** Parents, grandparents, brothers and sisters. */
export const CLOSEST = all('mothers', 'fathers', 'grandmothers', 'grandfathers', 'siblings')
export const FAMILY = [...CLOSEST, ...all('children', 'relatives')]
export const PARTNERS = all('partners')
export const FORMER_PARTNERS = all('formerPartners')
export const FRIENDS = all('friends')
export const CHILDREN = all('children')
export const ANIMALS = all('animals')

/** People called "he", and people called "she". */
export const MALE = all('fathers', 'grandfathers', 'male')
export const FEMALE = all('mothers', 'grandmothers', 'female')

/** Family, partners and friends. */
export const CLOSE = [...FAMILY, ...PARTNERS, ...FRIENDS]

/** Roles no baby has. */
export const ADULTS = [
  ...all('acquainted', 'partners', 'formerPartners', 'mothers', 'fathers'),
  ...all('grandmothers', 'grandfathers'),
  ...PEOPLE.relatives.list.filter((word) => /in-law$|^(?:aunt|auntie|uncle)$/.test(word)),
]

/** Nouns that may follow "my": people first, then pets. */
export const ROLES = [
  ...all('acquainted'),
  ...CLOSE.filter((word) => !['boy', 'girl', 'mama', 'papa', 'parent', 'kid'].includes(word)),
  ...FORMER_PARTNERS,
  ...ANIMALS,
].join('|')

/** Words that may come between "my" and the role. */
export const QUALIFIERS =
  'older|younger|little|big|elder|eldest|oldest|youngest|own|new|old|late|former|teenage|twin|best|only|closest|dear|baby|adult|(?:\\w+[ -]){1,2}old'

const KINDS: readonly (readonly string[])[] = [
  PARTNERS,
  FORMER_PARTNERS,
  FRIENDS,
  [...all('children'), 'daughters', 'sons', 'family'],
  [...CLOSEST, ...all('relatives'), 'parents', 'relative'],
  [...all('acquainted'), 'customer', 'colleague'],
  ['stranger'],
]
const kindsIn = (words: string) =>
  KINDS.filter((kind) =>
    words
      .toLowerCase()
      .split(/[^\p{L}-]+/u)
      .some((one) => kind.includes(one)),
  )

/** True unless both name a kind of person and not the same: "a colleague" isn't "my sister". */
export function mayBeSame(one: string, other: string): boolean {
  const [kinds, others] = [kindsIn(one), kindsIn(other)]
  return kinds.length === 0 || others.length === 0 || kinds.some((kind) => others.includes(kind))
}

const others = (words: string): string[] => words.split(' ')
/**
 * People a model's sentence may mention only if they are in the text or on the map. The first word of a line names
 * them, the others imply them.
 */
export const RELATIONS: readonly (readonly string[])[] = [
  others('brother brothers sibling siblings'),
  others('sister sisters sibling siblings'),
  ['mother', ...PEOPLE.mothers.list, ...others('parents parent motherhood')],
  ['father', ...PEOPLE.fathers.list, ...others('parents parent fatherhood')],
  ['parents', ...PEOPLE.mothers.list, ...PEOPLE.fathers.list, 'parent', 'folks'],
  others('son boy child kid kids children baby toddler'),
  others('daughter girl child kid kids children baby toddler'),
  others('children kids child kid son daughter sons daughters boys girls twins'),
  others('husband spouse partner marriage married hubby'),
  others('wife spouse partner marriage married'),
  others('boyfriend partner relationship dating'),
  others('girlfriend partner relationship dating'),
  ['partner', ...PARTNERS, 'marriage', 'relationship'],
  others('boss manager supervisor chief lead director ceo head'),
  others('manager boss supervisor lead director head'),
  ['grandmother', ...PEOPLE.grandmothers.list, 'grandparents'],
  ['grandfather', ...PEOPLE.grandfathers.list, 'grandparents'],
  others('uncle uncles'),
  others('aunt aunts auntie'),
  others('cousin cousins'),
  others('landlord landlady'),
  others('neighbour neighbor neighbours neighbors neighbourhood neighborhood'),
  others('teacher teachers school class'),
  [...FORMER_PARTNERS, ...others('divorce divorced broke breakup split separated')],
]
