import type { Pattern } from './patterns.ts'

/** What a careless pattern begins anew at, or reads to the end from everywhere; a pattern's own words come on top. */
const PIECES = [
  ...[
    'a',
    'ł',
    '死',
    'ж',
    'α',
    'ا',
    'ह',
    'kıll',
    'e\u0301',
    '😀',
    '1',
    'A',
    'Ab ',
    'a ',
    'i ',
    'my ',
  ],
  ...[
    ' ',
    '\n',
    '\r\n',
    '\t',
    '\u200b',
    '.',
    ',',
    ', ',
    '. ',
    ' .',
    '!',
    '?',
    '-',
    "'",
    " 'a",
    '"',
    '“',
  ],
  ...[
    '‘',
    '(',
    '[',
    '](',
    '<',
    '{',
    '/',
    '*',
    '_',
    '`',
    '|',
    '#',
    '&',
    '@',
    'a@',
    'a.',
    '1:',
    "don't ",
  ],
]
/** Whatever was read up to here does not end here. */
const END = '\u0001 1.x'

const TIMES = 4
const LONG = 10_000
/** In milliseconds of work: what takes less at the longest need not be compared. */
const QUICK = 4
/** One text of four times the length takes as much as four of them where it is linear, and four times as much where it is quadratic. */
const TOO_STEEP = 2.8

/** Of this thread alone, so that a busy machine does not count. */
function work(made: RegExp, text: string, times: number): number {
  const before = process.threadCpuUsage()
  for (let at = 0; at < times; at += 1)
    if (made.global) text.replace(made, '')
    else {
      made.lastIndex = 0
      made.test(text)
    }
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

const leastWork = (made: RegExp, text: string, times = 1): number =>
  Math.min(...Array.from({ length: 5 }, () => work(made, text, times)))

const textOf = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)) + END

const ownWords = ({ source }: Pattern): string[] =>
  [...new Set(source.match(/\p{L}{1,12}[ ,]?/gu))].slice(0, 12)

function isSteep(made: RegExp, piece: string): boolean {
  const long = textOf(piece, LONG)
  if (work(made, long, 1) < QUICK) return false
  const most = leastWork(made, long)
  const short = textOf(piece, LONG / TIMES)
  return most > QUICK && most > TOO_STEEP * leastWork(made, short, TIMES)
}

/** What takes a bounded number of letters from each place is linear by its shape. */
const hasNoBound = ({ source }: Pattern): boolean => /(?<!\\)(?:\\\\)*[+*]|\{\d+,\}/.test(source)

/** Patterns whose work grows faster than the text, with what they begin anew at. */
export function findSuperlinear(patterns: readonly Pattern[]): string[] {
  return patterns.filter(hasNoBound).flatMap((pattern) => {
    // Made once: a long list of words takes longer to be made than to be run.
    const made = new RegExp(pattern.source, pattern.flags)
    const piece = [...PIECES, ...ownWords(pattern)].find((it) => isSteep(made, it))
    return piece === undefined
      ? []
      : [
          `${pattern.at} /${pattern.source.slice(0, 80)}/${pattern.flags} by ${JSON.stringify(piece)}`,
        ]
  })
}
