/** Part of the build: every file takes its icons from their own files. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const IMPORT = /import \{([^}]*)\} from 'lucide-react'/g
const EXPORT = /export \{([^}]*)\} from '\.\/(icons\/[^']*)'/g
const NAME = /default as (\w+)/g

/**
 * The library's one list names all of its icons, so to the build each page that shows one icon seems to need every
 * other: those of all pages would come with the first.
 */
export function iconImports(): Plugin {
  const list = fileURLToPath(
    new URL('../esm/lucide-react.mjs', import.meta.resolve('lucide-react')),
  )
  const files = new Map<string, string>()
  for (const [, names = '', file = ''] of readFileSync(list, 'utf8').matchAll(EXPORT))
    for (const [, name = ''] of names.matchAll(NAME)) files.set(name, join(dirname(list), file))

  const fromItsFile = (named: string): string => {
    const [name = '', own = name] = named.trim().split(' as ')
    if (name === '' || name.startsWith('type ')) return ''
    const file = files.get(name)
    if (!file) throw new Error(`lucide-react has no icon ${name}`)
    return `import ${own} from '${file}';`
  }
  return {
    name: 'icon-imports',
    transform: {
      filter: { id: /\/src\/web\/.*\.tsx?$/, code: IMPORT },
      order: 'pre',
      handler: (code) =>
        code.replaceAll(IMPORT, (_, names: string) => names.split(',').map(fromItsFile).join('')),
    },
  }
}
