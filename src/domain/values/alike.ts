/** Compares two short wishes by the stems of their meaningful words. */

const EMPTY = new Set(
  'a an the i me my mine myself we us our you your he him his she her they them their it its this that these those to of for in on at by with from about as and or but so if then than too very just really more most some any all be am is are was were been being do does did done have has had would could should will can may might must get gets got want wanted wish wished hope hoped expect expected expecting need needed like liked love loved that when what who how there here up out over not no never nobody nothing once least even still ever again always every each one would'.split(
    ' ',
  ),
)

/** Synonyms. The first word represents the group. */
const SAME = [
  'ask invite include consult involve decision say',
  'listen hear heard attention interrupt',
  'thank appreciate acknowledge credit recognise recognize notice see praise value',
  'help support assist hand back share',
  'answer reply respond text call message write ring',
  'punctual late time wait',
  'promise word keep rely reliable count agree',
  'honest truth lie open straight',
  'respect serious laugh mock dignity',
  'rest quiet peace calm alone sleep',
  'remember forget birthday anniversary',
  'tell inform know warn explain notify',
  'win succeed success pass manage work',
  'sorry apologise apologize apology',
  'fair equal just same share',
  'clean tidy mess dish kitchen',
  'visit come show attend join there together',
]
const MEANING = new Map(
  SAME.flatMap((line) => {
    const words = line.split(' ')
    return words.map((word) => [stemOf(word), words[0]!] as const)
  }),
)

/** A rough stemmer: "asked", "asking" and "asks" are one word. */
function stemOf(word: string): string {
  const bare = word.replace(/['’]s$/, '')
  const cut = bare.replace(/(?:ing|ied|ies|ed|es|(?<=.{4})ly|s)$/, '')
  return (cut.length >= 3 ? cut : bare).replace(/(.)\1$/, '$1').replace(/[ey]$/, '')
}

export type Meanings = { line: string; stems: ReadonlySet<string> }

/** Reads a line once, so comparing it with many others is cheap. */
export function meaningsOf(text: string): Meanings {
  const line = text.toLowerCase()
  const words = new Set(line.match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu)).difference(EMPTY)
  const stems = Array.from(words, stemOf)
  return { line, stems: new Set(stems.map((stem) => MEANING.get(stem) ?? stem)) }
}

/** The minimum share of the shorter line contained in the longer one. */
const SHARED = 0.5

export function isAlike(one: Meanings, other: Meanings): boolean {
  const [small, large] = one.stems.size < other.stems.size ? [one, other] : [other, one]
  if (small.stems.size === 0) return one.line === other.line
  let missing = 0
  for (const stem of small.stems) {
    if (!large.stems.has(stem)) missing += 1
    if (missing > (1 - SHARED) * small.stems.size) return false
  }
  return true
}
