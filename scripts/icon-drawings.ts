/** Part of npm run icons: takes from the icon library what the pages show, so that running needs no more of it. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DRAWINGS, iconsIn } from './icon-imports.ts'

const ROOT = join(import.meta.dirname, '..')
const EXPORT = /export \{([^}]*)\} from '\.\/(icons\/[^']*)'/g
const NAME = /default as (\w+)/g

type Icon = { __iconData: { node: unknown[] } }

/** Shapes that never change places need no names, and names made by chance weigh as much as the shapes. */
const withoutKeys = (name: string, value: unknown) => (name === 'key' ? undefined : value)

/** What `icons.json` has to say: each icon that a page takes, as the library draws it, a line each. */
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
