import type { Pattern } from './patterns.ts'

/** Inputs at which a careless pattern restarts or scans to the end. Words of each pattern are added. */
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
/** An ending that makes partial matches fail. */
const END = '\u0001 1.x'

const TIMES = 4
const LONG = 10_000
/** In milliseconds of CPU time. Faster patterns aren't compared. */
const QUICK = 4
/** The ratio of one text of four times the length to four short ones: 1 if linear, 4 if quadratic. */
const TOO_STEEP = 2.8

/** CPU time of this thread, which excludes the machine's load. */
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

/** Patterns without an unbounded quantifier are linear. */
const hasNoBound = ({ source }: Pattern): boolean => /(?<!\\)(?:\\\\)*[+*]|\{\d+,\}/.test(source)

/** Patterns with superlinear time, and an input that shows it. */
export function findSuperlinear(patterns: readonly Pattern[]): string[] {
  return patterns.filter(hasNoBound).flatMap((pattern) => {
    // Compiled once, because compiling a long list takes longer than running it.
    const made = new RegExp(pattern.source, pattern.flags)
    const piece = [...PIECES, ...ownWords(pattern)].find((it) => isSteep(made, it))
    return piece === undefined
      ? []
      : [
          `${pattern.at} /${pattern.source.slice(0, 80)}/${pattern.flags} by ${JSON.stringify(piece)}`,
        ]
  })
}
