/** A build plugin that imports each icon from a separate module instead of the library. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const UI = join(import.meta.dirname, '../src/web/ui')
/** The output of `node scripts/icon-drawings.ts`, without the library's other 1,700 icons. */
export const DRAWINGS = join(UI, 'icons.json')
const FRAME = join(UI, 'lucide-icon.ts')

const IMPORT = /import \{([^}]*)\} from 'lucide-react'/g
const ADDRESS = '\0icon:'

/** The icons a source imports, as [the library's name, the local name]. */
export const iconsIn = (code: string): [string, string][] =>
  [...code.matchAll(IMPORT)].flatMap(([, names = '']) => namesIn(names))

const namesIn = (names: string): [string, string][] =>
  names
    .split(',')
    .map((named) => named.trim())
    .filter((named) => named !== '' && !named.startsWith('type '))
    .map((named) => {
      const [name = '', own = name] = named.split(' as ')
      return [name, own]
    })

/** The library's index lists all icons, so the bundler would put the icons of all pages into the first chunk. */
export function iconImports(): Plugin {
  const drawings: Record<string, unknown> = JSON.parse(readFileSync(DRAWINGS, 'utf8'))
  return {
    name: 'icon-imports',
    resolveId: (id) => (id.startsWith(ADDRESS) ? id : undefined),
    load(id) {
      if (!id.startsWith(ADDRESS)) return
      const drawing = drawings[id.slice(ADDRESS.length)]
      if (!drawing) this.error(`${id.slice(1)} is not drawn yet: run npm run icons`)
      return `import frame from '${FRAME}'; export default /* @__PURE__ */ frame(${JSON.stringify(drawing)})`
    },
    transform: {
      filter: { id: /\/src\/web\/.*\.tsx?$/, code: IMPORT },
      order: 'pre',
      handler: (code) =>
        code.replaceAll(IMPORT, (_, names: string) =>
          namesIn(names)
            .map(([name, own]) => `import ${own} from '${ADDRESS.replace('\0', '\\0')}${name}';`)
            .join(''),
        ),
    },
  }
}
