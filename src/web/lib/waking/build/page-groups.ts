/** Part of the build: which code travels together. On a slow line each file takes its time to be asked for. */
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../../../..')
/** What asks for changes and for long lists; the first page does neither. */
const ASKING = 'mutationObserver|useMutation|[iI]nfiniteQueryObserver|useInfiniteQuery'
const VENDOR = new RegExp(
  `node_modules/(react|react-dom|scheduler|@tanstack|wouter|regexparam)/(?!.*(${ASKING}))`,
)
/** What nearly every room checks its answers with comes with the first of them, together with what asks. */
const CHECKED = 'domain/values/(described|free-text|text|row-id)|contract/id-in-address'
const SCHEMAS = new RegExp(`node_modules/(zod/|@tanstack/.*(${ASKING}))|src/(${CHECKED})[.]ts$`)
/** Help must open where little else does, so what it alone says stays with it. */
const OWN_WAY = '(?!.*helplines)'
const ICON = /\0icon:/
const TOOL = new RegExp(`src/web/(lib|ui)/|${ICON.source}`)
/** What is told, and what is planned and found from it: a map does without both, the form without the second. */
const TOLD = /src[/]domain[/]situation[/]/
const FOUND = /src[/]domain[/](steps|findings)[/]/
/** The vocabulary of feelings and what reads it: heavy, because it has every form of every word. */
const FELT =
  /src[/]domain[/](content[/]feelings[/]words|emotion[/](feeling|known-word)|situation[/]own-saying)[.]ts$/
/** A map's layout and drawing: a page with a map needs nearly all of it. */
const MAP = /src[/](domain[/]self-map[/]layout[/]|web[/]pictures[/](map|self-map|pill|measure)-)/
const WORD = new RegExp(`src/(domain|contract)/${OWN_WAY}`)

type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

/** What comes with the landing page, and what comes with every room, besides the pages themselves. */
const TOGETHER = {
  first: join(ROOT, 'src/web/screens/landing/landing-screen.tsx'),
  frame: join(ROOT, 'src/web/app/shell/shell.tsx'),
}

/** What every page wakes up with, all of it in one file. */
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

/** What is shared by this many parts of the product comes with the first of them. */
const MANY = 11
/** A small tool is shared sooner: its file's name would weigh on the first page, which lists all of them. */
const FEW = 3
/** In bytes of its source. */
const SMALL = 1500

/** Also what the first file and those after it must agree on. */
const FETCHING =
  /rolldown[/]runtime|vite[/]preload-helper|web[/]lib[/]waking[/](later-files|early-presses|when-quiet)/

const alone = { includeDependenciesRecursively: false }

export const GROUPS = [
  // What every page needs and what changes seldom stays in the cache.
  { name: 'vendor', test: VENDOR, priority: 4, ...alone },
  { name: 'schemas', test: SCHEMAS, priority: 3, ...alone },
  // What fetches all others stands in the first file, which is as small as it can be.
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
