import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'
import { check } from 'recheck'
import { builtPatterns, distinct, type Pattern, writtenPatterns } from './patterns.ts'

const parser = new RegExpParser()

/**
 * True if an unbounded repetition contains another repetition or a choice. Only such patterns can take exponential
 * time; others are polynomial of low degree.
 */
export function isAmbiguous({ source, flags }: Pattern): boolean {
  const parsed = parser.parsePattern(source, 0, source.length, { unicode: flags.includes('u') })
  let endless = 0
  let found = false
  const look = ({ alternatives }: { alternatives: unknown[] }) => {
    if (endless > 0 && alternatives.length > 1) found = true
  }
  visitRegExpAST(parsed, {
    onQuantifierEnter({ min, max }) {
      if (endless > 0 && min !== max) found = true
      if (max === Number.POSITIVE_INFINITY) endless += 1
    },
    onQuantifierLeave({ max }) {
      if (max === Number.POSITIVE_INFINITY) endless -= 1
    },
    onGroupEnter: look,
    onCapturingGroupEnter: look,
  })
  return found
}

/** Tests ambiguous patterns. Returns those with a slow input, or without a verdict. */
export async function findSlow(patterns: readonly Pattern[]): Promise<string[]> {
  const slow: string[] = []
  for (const pattern of patterns.filter(isAmbiguous)) {
    const verdict = await check(pattern.source, pattern.flags, { timeout: 60_000 })
    if (verdict.status === 'safe') continue
    const isExponential = verdict.status === 'unknown' || verdict.complexity.type === 'exponential'
    if (isExponential)
      slow.push(`${pattern.at} /${pattern.source}/${pattern.flags}: ${verdict.status}`)
  }
  return slow
}

export const everyPattern = async (): Promise<Pattern[]> =>
  distinct([...(await builtPatterns()), ...writtenPatterns()])
