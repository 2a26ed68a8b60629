import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Part of the build. Groups modules into chunks, because on a slow connection every request costs time. */

const ROOT = join(import.meta.dirname, '../../../../..')
/** Mutations and infinite queries, which the first page doesn't use. */
const ASKING = 'mutationObserver|useMutation|[iI]nfiniteQueryObserver|useInfiniteQuery'
const VENDOR = new RegExp(
  `node_modules/(react|react-dom|scheduler|@tanstack|wouter|regexparam)/(?!.*(${ASKING}))`,
)
/** Schemas nearly every page uses, bundled with zod and the modules above. */
const CHECKED = 'domain/values/(described|free-text|text|row-id)|contract/id-in-address'
const SCHEMAS = new RegExp(`node_modules/(zod/|@tanstack/.*(${ASKING}))|src/(${CHECKED})[.]ts$`)
/** Helplines stay out of the shared chunks, so help opens even when little else loads. */
const OWN_WAY = '(?!.*helplines)'
const ICON = /\0icon:/
const TOOL = new RegExp(`src/web/(lib|ui)/|${ICON.source}`)
/** Without calls, which need larger tools that need small ones in turn. */
const SMALL_TOOL = new RegExp(`src/web/(lib/(?!calls/)|ui/)|${ICON.source}`)
/** Situations, and the steps and findings derived from them. The map needs neither, the form only situations. */
const TOLD = /src[/]domain[/]situation[/]/
const FOUND = /src[/]domain[/](steps|findings)[/]/
/** The vocabulary of feelings and its readers. Large, because it lists every form of every word. */
const FELT =
  /src[/]domain[/](content[/]feelings[/]words|emotion[/](feeling|known-word)|situation[/]own-saying)[.]ts$/
/** The map's layout and drawing, nearly all needed by any page with a map. */
const MAP = /src[/](domain[/]self-map[/]layout[/]|web[/]pictures[/](map|self-map|pill|measure)-)/
const WORD = new RegExp(`src/(domain|contract)/${OWN_WAY}`)

type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

/** Roots of two shared chunks: the landing page, and the shell around every other page. */
const TOGETHER = {
  first: join(ROOT, 'src/web/screens/landing/landing-screen.tsx'),
  frame: join(ROOT, 'src/web/app/shell/shell.tsx'),
}

/** The entry of hydration, bundled into one file. */
const START = join(ROOT, 'src/web/start.tsx')
const startOf = (id: string, modules: Modules) =>
  neededBy(START, modules).has(id) ? 'start' : null

function groupOf(id: string, modules: Modules): string | null {
  const isNeededBy = (root: string) => id !== root && neededBy(root, modules).has(id)
  return Object.entries(TOGETHER).find(([, root]) => isNeededBy(root))?.[0] ?? null
}

const known = new Map<string, Set<string>>()
function neededBy(root: string, modules: Modules): Set<string> {
  const needed = known.get(root) ?? new Set<string>()
  if (needed.size > 0) return needed
  known.set(root, needed)
  const waiting = [root]
  for (let id = waiting.pop(); id; id = waiting.pop()) {
    if (needed.has(id)) continue
    needed.add(id)
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  return needed
}

/** A module shared by this many parts goes into a common chunk. */
const MANY = 11
/** Small tools are shared sooner, because each file name adds to the first page, which lists them all. */
const FEW = 3
/** In bytes of source. */
const SMALL = 1500

/** Loader code, with the modules the first file shares with later ones. */
const FETCHING =
  /rolldown[/]runtime|vite[/]preload-helper|web[/]lib[/]waking[/](later-files|early-presses|when-quiet)/

const alone = { includeDependenciesRecursively: false }

export const GROUPS = [
  // On every page and rarely changed, so it stays cached.
  { name: 'vendor', test: VENDOR, priority: 4, ...alone },
  { name: 'schemas', test: SCHEMAS, priority: 3, ...alone },
  // The loader goes into the first file, which is as small as possible.
  { name: 'fetching', test: FETCHING, priority: 5, ...alone },
  { name: startOf, debugName: 'starts', priority: 2, ...alone },
  { name: groupOf, debugName: 'groups', minShareCount: 2, priority: 1 },
  { name: 'map', test: MAP, minShareCount: FEW, ...alone },
  { name: 'tools', test: SMALL_TOOL, minShareCount: FEW, maxModuleSize: SMALL, ...alone },
  { name: 'tools', test: TOOL, minShareCount: MANY, ...alone },
  { name: 'told', test: TOLD, minShareCount: MANY, priority: 1, ...alone },
  { name: 'found', test: FOUND, minShareCount: MANY, priority: 1, ...alone },
  { name: 'felt', test: FELT, minShareCount: 2, priority: 2, ...alone },
  { name: 'words', test: WORD, minShareCount: MANY, ...alone },
  { name: 'icons', test: ICON, minShareCount: 2, ...alone },
]

/** Part of the build. Finds chunks that import each other, because one of them would run before the other is loaded. */
type LoadedChunk = { fileName: string; imports: readonly string[] }

/** Returns the files of one cycle, with the first repeated at the end, or null. */
export function circleAmong(chunks: ReadonlyMap<string, LoadedChunk>): string[] | null {
  const done = new Set<string>()
  const follow = (name: string, way: readonly string[]): string[] | null => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name]
    if (done.has(name)) return null
    for (const next of chunks.get(name)?.imports ?? []) {
      const circle = follow(next, [...way, name])
      if (circle) return circle
    }
    done.add(name)
    return null
  }
  for (const name of chunks.keys()) {
    const circle = follow(name, [])
    if (circle) return circle
  }
  return null
}

/** The fonts every page uses. Others load on demand. */
const FIRST_FONTS = /\/(figtree-latin-wght|fraunces-latin-500)-normal-[^/]*\.woff2$/

type Chunk = {
  fileName: string
  moduleIds: string[]
  imports: string[]
  isEntry: boolean
  viteMetadata?: { importedCss: Set<string> }
}

const PART = /\blater\(\s*(\(\) => import\('([^']*)'\))/g

/** Adds its file to each `later` of the server build, by which the server knows the parts a page shows. */
export function partNames(): Plugin {
  return {
    name: 'part-names',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /\/src\/web\/.*\.tsx?$/, code: PART },
      order: 'pre',
      handler: (code, id) =>
        code.replaceAll(
          PART,
          (_, load: string, path: string) =>
            `later(Object.assign(${load}, { source: '${partAt(path, id)}' })`,
        ),
    },
  }
}

const WEB = join(ROOT, 'src/web')
const partAt = (path: string, from: string): string =>
  path.startsWith('#web/')
    ? path.slice('#web/'.length)
    : relative(WEB, resolve(dirname(from), path))

type PartFiles = {
  scripts: string[]
  styles: string[]
  /** The joined file of this part and the shell, and the files it replaces. */
  together?: { href: string; of: string[] }
}

const FRAME = 'app/shell/shell.tsx'
/** Has no shell. */
const LANDING = 'screens/landing/landing-screen.tsx'
const SCREEN = /^screens\/.*-screen\.tsx$/

/** Sets `together` on each screen's part and returns the joined styles by file name. */
function joinStyles(
  parts: Record<string, PartFiles>,
  /** Styles already on every page. */
  always: readonly string[],
  textOf: (href: string) => string,
): Map<string, string> {
  const sheets = new Map<string, string>()
  const stylesOf = (name: string) => {
    const part = parts[name]
    if (!part) throw new Error(`${name} isn’t a separate chunk`)
    return part.styles
  }
  for (const [name, part] of Object.entries(parts)) {
    if (!SCREEN.test(name)) continue
    const around = name === LANDING ? ['start.tsx'] : ['start.tsx', FRAME]
    const all = new Set([...around.flatMap(stylesOf), ...part.styles])
    const of = [...all].filter((href) => !always.includes(href))
    if (of.length < 2) continue
    const text = of.map(textOf).join('\n')
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 7)
    sheets.set(`assets/${hash}.css`, text)
    part.together = { href: `/assets/${hash}.css`, of }
  }
  return sheets
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
