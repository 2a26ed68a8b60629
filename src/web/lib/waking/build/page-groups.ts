/** Part of the build. Groups modules into chunks, because on a slow connection every request costs time. */
import { join } from 'node:path'

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
export const START = join(ROOT, 'src/web/start.tsx')
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
  { name: 'tools', test: TOOL, minShareCount: FEW, maxModuleSize: SMALL, ...alone },
  { name: 'tools', test: TOOL, minShareCount: MANY, ...alone },
  { name: 'told', test: TOLD, minShareCount: MANY, priority: 1, ...alone },
  { name: 'found', test: FOUND, minShareCount: MANY, priority: 1, ...alone },
  { name: 'felt', test: FELT, minShareCount: 2, priority: 2, ...alone },
  { name: 'words', test: WORD, minShareCount: MANY, ...alone },
  { name: 'icons', test: ICON, minShareCount: 2, ...alone },
]
