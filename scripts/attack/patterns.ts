import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'
import { check } from 'recheck'
import { parseSync, Visitor } from 'vite'

export type Pattern = { source: string; flags: string; at: string }

/** Modules that can be loaded here. Others read files at start or need a browser. */
const LOADABLE = /^src\/(domain|engine|contract)\//

const sources = () =>
  globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.|\.d\.ts$/.test(file))

/** All regular expression literals in the source. */
function writtenPatterns(): Pattern[] {
  return sources().flatMap((file) => {
    const found: Pattern[] = []
    const { program } = parseSync(file, readFileSync(file, 'utf8'))
    new Visitor({
      Literal(node) {
        if ('regex' in node && node.regex)
          found.push({ source: node.regex.pattern, flags: node.regex.flags, at: file })
      },
    }).visit(program)
    return found
  })
}

/** All patterns built at load time of the rules and the engine. */
async function builtPatterns(): Promise<Pattern[]> {
  const found: Pattern[] = []
  const Original = globalThis.RegExp
  let at = ''
  globalThis.RegExp = new Proxy(Original, {
    construct(target, [source, flags]: [string | RegExp, string | undefined]) {
      const made = new target(source, flags)
      found.push({ source: made.source, flags: made.flags, at })
      return made
    },
  })
  try {
    for (const file of sources().filter((name) => LOADABLE.test(name))) {
      at = file
      await import(pathToFileURL(resolve(file)).href)
    }
  } finally {
    globalThis.RegExp = Original
  }
  return found
}

function distinct(patterns: readonly Pattern[]): Pattern[] {
  const known = new Map(patterns.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern]))
  return [...known.values()]
}

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
