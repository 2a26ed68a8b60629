import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'vite'

export type Pattern = { source: string; flags: string; at: string }

/** Modules that can be loaded here. Others read files at start or need a browser. */
const LOADABLE = /^src\/(domain|engine|contract)\//

const sources = () =>
  globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.|\.d\.ts$/.test(file))

/** All regular expression literals in the source. */
export function writtenPatterns(): Pattern[] {
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
export async function builtPatterns(): Promise<Pattern[]> {
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

export function distinct(patterns: readonly Pattern[]): Pattern[] {
  const known = new Map(patterns.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern]))
  return [...known.values()]
}
