/** Part of npm run icons: extracts the icons the pages use from the icon library, which isn't needed at run time. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DRAWINGS, iconsIn } from './icon-imports.ts'

const ROOT = join(import.meta.dirname, '..')
const EXPORT = /export \{([^}]*)\} from '\.\/(icons\/[^']*)'/g
const NAME = /default as (\w+)/g

type Icon = { __iconData: { node: unknown[] } }

/** Drops React keys, which static shapes don't need and which take as much space as the shapes. */
const withoutKeys = (name: string, value: unknown) => (name === 'key' ? undefined : value)

/** The content of `icons.json`: each icon used by a page, one per line. */
export async function drawIcons(): Promise<string> {
  const list = new URL('../esm/lucide-react.mjs', import.meta.resolve('lucide-react'))
  const files = new Map<string, string>()
  for (const [, names = '', file = ''] of readFileSync(list, 'utf8').matchAll(EXPORT))
    for (const [, name = ''] of names.matchAll(NAME)) files.set(name, file)
  const sources = globSync('src/web/**/*.{ts,tsx}', { cwd: ROOT })
  const names = sources.flatMap((name) => iconsIn(readFileSync(join(ROOT, name), 'utf8')))
  const lines: string[] = []
  for (const name of [...new Set(names.map(([theirs]) => theirs))].sort()) {
    const { __iconData } = (await import(new URL(files.get(name) ?? '', list).href)) as Icon
    lines.push(`${JSON.stringify(name)}:${JSON.stringify(__iconData.node, withoutKeys)}`)
  }
  return `{\n${lines.join(',\n')}\n}\n`
}

if (import.meta.main) writeFileSync(DRAWINGS, await drawIcons())
