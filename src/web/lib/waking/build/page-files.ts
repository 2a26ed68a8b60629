import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { circleAmong } from './chunk-cycles.ts'
import { START } from './page-groups.ts'
import { joinStyles, type PartFiles } from './page-styles.ts'

/** The fonts every page uses. Others load on demand. */
const FIRST_FONTS = /\/(figtree-latin-wght|fraunces-latin-500)-normal-[^/]*\.woff2$/

type Chunk = {
  fileName: string
  moduleIds: string[]
  imports: string[]
  isEntry: boolean
  viteMetadata?: { importedCss: Set<string> }
}

const NAMED = /\b(later|screen)\(\s*'[^']*\.tsx'/g

/** Strips part names from the client build. Only the server needs them, to know which parts a page shows. */
export function partNames(): Plugin {
  return {
    name: 'part-names',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/src\/web\/.*\.tsx?$/, code: NAMED },
      order: 'pre',
      handler: (code) => code.replaceAll(NAMED, "$1(''"),
    },
  }
}

/** Records the files each part needs at once, for the head of the pages that show it. */
export function pageFiles(out: string, drawing: string): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle(_options, bundle) {
      const chunks = new Map<string, Chunk>()
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') chunks.set(file.fileName, file)
      const circle = circleAmong(chunks)
      if (circle) this.error(`These files wait for each other: ${circle.join(' > ')}`)
      const needs = (name: string, seen = new Set<string>()): Set<string> => {
        if (seen.has(name)) return seen
        seen.add(name)
        for (const used of chunks.get(name)?.imports ?? []) needs(used, seen)
        return seen
      }
      const inOrder: string[] = []
      const read = (name: string, seen: Set<string>) => {
        if (seen.has(name)) return
        seen.add(name)
        for (const used of chunks.get(name)?.imports ?? []) read(used, seen)
        inOrder.push(name)
      }
      const seen = new Set<string>()
      for (const name of chunks.keys()) read(name, seen)
      const places = new Map(inOrder.map((name, place) => [name, place]))
      const place = (name: string) => places.get(name) ?? 0
      const parts: Record<string, PartFiles> = {}
      // Lazily imported modules have a separate chunk or share one with other lazy modules.
      const comesLater = (id: string) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0
      const partOf = ({ moduleIds, fileName }: Chunk) =>
        moduleIds.filter((id) => id === START || comesLater(id)).map((part) => ({ part, fileName }))
      for (const { part, fileName } of [...chunks.values()].flatMap(partOf)) {
        const scripts = [...needs(fileName)]
        const styles = scripts.flatMap((name) => [
          ...(chunks.get(name)?.viteMetadata?.importedCss ?? []),
        ])
        parts[relative('src/web', part)] = {
          // In load order.
          scripts: scripts
            .toSorted((one, other) => place(one) - place(other))
            .map((name) => `/${name}`),
          // Dependencies come before the chunk's own styles.
          styles: [...new Set(styles.reverse())].map((name) => `/${name}`),
        }
      }
      const always = [...chunks.values()]
        .filter(({ isEntry }) => isEntry)
        .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
        .map((name) => `/${name}`)
      const textOf = (href: string) => readFileSync(join(out, href), 'utf8')
      for (const [name, text] of joinStyles(parts, always, textOf))
        writeFileSync(join(out, name), text)
      const fonts = Object.keys(bundle)
        .filter((name) => FIRST_FONTS.test(name))
        .map((name) => `/${name}`)
      mkdirSync(drawing, { recursive: true })
      writeFileSync(join(drawing, 'files.json'), JSON.stringify({ fonts, parts }))
    },
  }
}
