/** What people are to each other. Every list of relatives is made of these. */
import { ANIMALS } from './animals.ts'

const MOTHER = 'mom mum mama mommy mummy'.split(' ')
const FATHER = 'dad daddy papa'.split(' ')
const GRANDMOTHER = 'grandma gran granny nan nana'.split(' ')
const GRANDFATHER = 'grandpa grandad granddad'.split(' ')
/** What parents and grandparents are called to their face, as if it were a name. */
export const MOTHERS = ['mother', ...MOTHER, 'stepmother', 'stepmom', 'stepmum']
export const FATHERS = ['father', ...FATHER, 'stepfather', 'stepdad']
export const PARENTS = [...MOTHERS, ...FATHERS, 'parents', 'parent']
export const CHILDREN =
  'son daughter kids kid children child baby toddler stepson stepdaughter boy girl'.split(' ')
const GRANDMOTHERS = ['grandmother', ...GRANDMOTHER]
const GRANDFATHERS = ['grandfather', ...GRANDFATHER]
export const GRANDPARENTS = [...GRANDMOTHERS, ...GRANDFATHERS, 'grandparents']
export const SIBLINGS = 'sister brother siblings twin'.split(' ')
export const FAMILY = [
  ...PARENTS,
  ...CHILDREN,
  ...GRANDPARENTS,
  ...SIBLINGS,
  ...'grandson granddaughter aunt auntie uncle cousin niece nephew family in-laws'.split(' '),
  ...'mother father sister brother daughter son'.split(' ').map((one) => `${one}-in-law`),
]
export const PARTNERS =
  'wife husband spouse partner boyfriend girlfriend bf gf fiance fiancee fiancé fiancée'.split(' ')
export const FORMER_PARTNERS = 'ex ex-husband ex-wife ex-boyfriend ex-girlfriend'.split(' ')
export const FRIENDS = ['best friend', 'friend', 'friends', 'bestie', 'mate', 'mates']
export const AT_WORK = [
  ...'boss manager supervisor director ceo colleague colleagues client customer'.split(' '),
  'team ?lead',
  'co-?worker',
  'co-?workers',
]
export const TEACHERS =
  'teacher professor lecturer tutor coach trainer principal mentor student students'.split(' ')

/** Of whom one speaks as "he", and as "she". */
export const MALE = [
  ...FATHERS,
  ...GRANDFATHERS,
  ...'brother son stepson grandson uncle nephew father-in-law brother-in-law son-in-law'.split(' '),
  ...'husband boyfriend bf fiance fiancé ex-husband ex-boyfriend'.split(' '),
  ...'landlord priest imam mr boy man king'.split(' '),
]
export const FEMALE = [
  ...MOTHERS,
  ...GRANDMOTHERS,
  ...'sister daughter stepdaughter granddaughter aunt auntie niece'.split(' '),
  ...'mother-in-law sister-in-law daughter-in-law'.split(' '),
  ...'wife girlfriend gf fiancee fiancée ex-wife ex-girlfriend'.split(' '),
  ...'landlady mrs ms miss girl woman'.split(' '),
]

/** Everybody one is close to, by blood, love or friendship. */
export const CLOSE = [...FAMILY, ...PARTNERS, ...FRIENDS]

/** What may follow "my": people first, then the animals one lives with. */
export const ROLES = [
  ...AT_WORK,
  ...TEACHERS,
  ...CLOSE.filter((word) => !['boy', 'girl', 'mama', 'papa', 'parent', 'kid'].includes(word)),
  ...FORMER_PARTNERS,
  ...'roommate flatmate housemate neighbou?r neighbou?rs landlord landlady'.split(' '),
  ...'doctor therapist dentist nurse pastor priest imam rabbi'.split(' '),
  ...'team class classmate classmates teammate teammates crush band'.split(' '),
  ...ANIMALS,
].join('|')

/** What may stand between "my" and the role. */
export const QUALIFIERS =
  'older|younger|little|big|elder|eldest|oldest|youngest|own|new|old|late|former|teenage|twin|best|only|closest|dear|baby|adult|(?:\\w+[ -]){1,2}old'

const others = (words: string): string[] => words.split(' ')
/**
 * People a reader may speak of only where they are in the text or on the map: the first word of a line names them, any of
 * the others tells of them.
 */
export const RELATIONS: readonly (readonly string[])[] = [
  others('brother brothers sibling siblings'),
  others('sister sisters sibling siblings'),
  ['mother', ...MOTHER, ...others('parents parent motherhood')],
  ['father', ...FATHER, ...others('parents parent fatherhood')],
  ['parents', 'mother', ...MOTHER, 'father', ...FATHER, 'parent', 'folks'],
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
  [...GRANDMOTHERS, 'grandparents'],
  [...GRANDFATHERS, 'grandparents'],
  others('uncle uncles'),
  others('aunt aunts auntie'),
  others('cousin cousins'),
  others('landlord landlady'),
  others('neighbour neighbor neighbours neighbors neighbourhood neighborhood'),
  others('teacher teachers school class'),
  [...FORMER_PARTNERS, ...others('divorce divorced broke breakup split separated')],
]
