import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { describe, expect, it } from 'vitest'

/** A turn of phrase, what to write instead, and how many lines still have it. The counts may only fall. */
type Turn = { turn: RegExp; write: string; texts: number; library: number }

const TURNS: readonly Turn[] = [
  {
    turn: /(\b(my|your)|\{my\}) animal\b/i,
    write: 'pet',
    texts: 0,
    library: 0,
  },
  {
    turn: /\bTelling it\b|\bin company\b|\b(slip|success|mistake)s? of (mine|yours)\b/i,
    write: 'telling the truth; in front of people; my slip, one of your mistakes',
    texts: 0,
    library: 0,
  },
  {
    turn: /\b(some|any|every)body\b/i,
    write: 'someone, anyone, everyone',
    texts: 0,
    library: 0,
  },
  {
    turn: /\bwhom\b|\bwhoever\b|\b(to|with|in|on|from|at|of|by|for) which\b/i,
    write: 'who; if you; where, when',
    texts: 4,
    library: 0,
  },
  {
    turn: /\boneself\b|(?<!\w )\bone (can|may|must|does|knows|wants|expects|loses|hears)\b/i,
    write: 'you',
    texts: 0,
    library: 0,
  },
  {
    turn: /(?<!is )\b(the ones?|those) (who|that|whose|you)\b/i,
    write: 'the person who, people who',
    texts: 2,
    library: 0,
  },
  {
    turn: /\bstands?\b(?! for| up| out| by)/i,
    write: 'is, appears, you’ll see',
    texts: 2,
    library: 0,
  },
  {
    turn: /\b(lies|lay) (between|deeper|behind|further)\b/i,
    write: 'what it is',
    texts: 0,
    library: 0,
  },
  {
    turn: /\bstill to come\b/i,
    write: 'hasn’t happened yet, coming up',
    texts: 1,
    library: 0,
  },
  {
    turn: /That is \{emotion\}|What lies between/,
    write: 'You feel {feel}',
    texts: 0,
    library: 0,
  },
  {
    turn: /\bso that\b/i,
    write: 'so',
    texts: 0,
    library: 0,
  },
  {
    turn: /^(\w+ )?not (undone|stopped|removed|added|saved|sent|read|analyzed)$/i,
    write: 'We couldn’t …',
    texts: 0,
    library: 0,
  },
  {
    turn: /could not be \w+(ed|en)\b|That did not work/i,
    write: 'We couldn’t …; Something went wrong',
    texts: 0,
    library: 0,
  },
  {
    turn: /\b(do|does|did|is|are|was|were|can|could|will|would|has|have|had) not\b|\bcannot\b/i,
    write: 'the contraction',
    texts: 23,
    library: 0,
  },
  {
    turn: /\b(anew|meanwhile|beforehand|gladly|gladness|seldom|reckon(ed)?|shall|in earnest|apart from it|beside it)\b/i,
    write: 'again, by now, first, happily, rarely, expect, will, seriously, separately, next to it',
    texts: 1,
    library: 0,
  },
  {
    turn: /\b(go|gone|went|be|been|do|done|chosen) otherwise\b/i,
    write: 'differently',
    texts: 0,
    library: 0,
  },
  {
    turn: /\bat most\b|\bof ten\b/i,
    write: 'up to; out of 10',
    texts: 0,
    library: 0,
  },
  {
    turn: /\bsuch (an?|things?|days?|words?|hours?|people)\b/i,
    write: 'this, like this, or nothing',
    texts: 1,
    library: 0,
  },
  {
    turn: /(?<!there )\b(is|was) no (?!longer|one|more|way|doubt|need)\w+/i,
    write: 'isn’t a',
    texts: 1,
    library: 0,
  },
  {
    turn: /\balso (in|on|when|where|without|for|the|by)\b/i,
    write: 'even, too',
    texts: 0,
    library: 0,
  },
  {
    turn: /\bby (itself|themselves)\b/i,
    write: 'on its own, automatically',
    texts: 0,
    library: 0,
  },
  {
    turn: /\bpropose/i,
    write: 'suggest',
    texts: 2,
    library: 0,
  },
  {
    turn: /\bweigh(s|ed|ing)?\b/i,
    write: 'matter, rate',
    texts: 3,
    library: 0,
  },
  {
    turn: /\b(is|are|was|were|be) (kept|told)\b/i,
    write: 'saved; say who tells whom',
    texts: 8,
    library: 0,
  },
  {
    turn: /\bmails?\b/i,
    write: 'email',
    texts: 8,
    library: 0,
  },
  {
    turn: /\bhouse (is|has|at)\b/i,
    write: 'this site',
    texts: 0,
    library: 0,
  },
  {
    turn: /\bYou find\b/,
    write: 'You’ll find',
    texts: 0,
    library: 0,
  },
  {
    turn: /\bWe ask\b/,
    write: 'We’ll ask',
    texts: 1,
    library: 0,
  },
  {
    turn: /\b(your|their|the|it|them|others)( \w+)? being \w+(ed|en|d)\b/i,
    write: 'to be …; them to …',
    texts: 0,
    library: 0,
  },
  {
    turn: /^(What|Who|Whoever) [^.?]{8,60} (is|are|has|can|comes|stays)\b.*\.$/,
    write: 'a sentence that starts with the person',
    texts: 12,
    library: 0,
  },
  {
    turn: /[a-z]; [a-z]/,
    write: 'a full stop',
    texts: 21,
    library: 0,
  },
  {
    turn: /[a-z]: [a-z]/,
    write: 'a full stop, because, so',
    texts: 104,
    library: 0,
  },
]

/** The specification quotes these word for word. */
const QUOTED_BY_THE_SPECIFICATION = new Set([
  'Could not create checkout session',
  'Could not load subscription information. Please try again later.',
  'Item name cannot be empty.',
  'Source and target items cannot be the same.',
  'Speech recognition is not supported in your browser. Try using Chrome, Edge, or Safari.',
])

/** Not ours to reword: word lists, patterns, prompts, titles of sources, and what a person in an example wrote. */
const NOT_OURS =
  /\.test\.|\.d\.ts$|\/(lexicon|language|feelings|danger|demo)\/|worked-examples|examples\/situations|sources\.ts|values\/(alike|named-day)/
/** An attribute that nobody reads. */
const IS_CODE = /^(className|data-\w+|id|href|key|d|to|name|type|fill|viewBox|rel|as|transform)$/
const HAS_WORDS = /[a-z]{2}.* |^[A-Z][a-z]+$/

type Line = { at: string; text: string }

function textsOf(file: string): Line[] {
  const code = readFileSync(file, 'utf8')
  const found: Line[] = []
  const unread = new Set<number>()
  const add = (start: number, words: string) => {
    const text = words.replace(/\s+/g, ' ').trim()
    if (!unread.has(start) && HAS_WORDS.test(text) && !QUOTED_BY_THE_SPECIFICATION.has(text))
      found.push({ at: `${file}:${code.slice(0, start).split('\n').length}`, text })
  }
  new Visitor({
    ImportDeclaration: ({ source }) => void unread.add(source.start),
    JSXAttribute({ name, value }) {
      if (value && name.type === 'JSXIdentifier' && IS_CODE.test(name.name)) unread.add(value.start)
    },
    Literal({ start, value }) {
      if (typeof value === 'string') add(start, value)
    },
    TemplateLiteral: ({ start, quasis }) =>
      add(start, quasis.map(({ value }) => value.cooked ?? '').join('{}')),
    JSXText: ({ start, value }) => add(start, value),
  }).visit(parseSync(file, code).program)
  return found
}

const TEXTS = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !NOT_OURS.test(file))
  .toSorted()
  .flatMap(textsOf)

/** Lines that people read; `is`, `texts` and `facts` are the reader's. */
const SAID = /^(?:## |(?:is|texts|facts|feelings|lead|step)\b)/
const LIBRARY = globSync('training/data/library/lib-*.txt')
  .toSorted()
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((text, index) => ({ at: `${file}:${index + 1}`, text: text.trim() })),
  )
  .filter(({ text }) => text !== '' && !SAID.test(text))
  .map(({ at, text }) => ({ at, text: text.replace(/^\w+(?: [a-z ]+)?: /, '') }))

function expectNoMore(lines: readonly Line[], { turn, write }: Turn, most: number) {
  const found = lines.filter(({ text }) => turn.test(text))
  const shown = found.map(({ at, text }) => `${at} ${text}`).join('\n')
  expect(found.length, `${turn}\nInstead write: ${write}.\n${shown}`).toBeLessThanOrEqual(most)
}

it('finds the texts and the library', () => {
  expect(TEXTS.length).toBeGreaterThan(3000)
  expect(LIBRARY.length).toBeGreaterThan(5000)
  expect(TEXTS.map(({ text }) => text)).toContain('Get help now')
})

describe.each(TURNS)('$turn', (it_) => {
  it('is in no new text', () => expectNoMore(TEXTS, it_, it_.texts))
  it('is in no new line of the library', () => expectNoMore(LIBRARY, it_, it_.library))
})
