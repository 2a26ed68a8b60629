/** Part of the build: lists the files pages need offline, and those of the engine in the browser. */
import { createHash } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

const ENGINE = 'src/web/lib/engine/browser-engine.ts'
/** Includes the small crisis model, so help comes first offline, too. */
const ALWAYS =
  /\/(figtree-latin-wght|fraunces-latin-500)-normal-[^/]*\.woff2$|\/model-[^/]*\.json$|\/crisis-[^/]*\.bin$/
const OF_THE_ENGINE = /\.(onnx|wasm|bin|json|txt)$/
const PLAIN = [
  '/index.html',
  '/favicon.svg',
  '/manifest.webmanifest',
  '/icons/icon-192.png',
  '/offline-files.json',
]

type Chunk = {
  fileName: string
  facadeModuleId: string | null
  imports: string[]
  dynamicImports: string[]
  isEntry: boolean
  isDynamicEntry: boolean
}

export function offlineFiles(out: string): Plugin {
  return {
    name: 'offline-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle(_options, bundle) {
      const files = Object.values(bundle)
      const chunks = new Map<string, Chunk>()
      for (const file of files) if (file.type === 'chunk') chunks.set(file.fileName, file)
      const { pages, engine } = split(chunks)
      const assets = files.filter(({ type }) => type === 'asset').map(({ fileName }) => fileName)
      const addresses = (names: string[]) => names.map((name) => `/${name}`).sort()
      const forPages = addresses([
        ...pages,
        ...assets.filter((name) => name.endsWith('.css') || ALWAYS.test(`/${name}`)),
      ])
      const forEngine = addresses([
        ...engine,
        ...assets.filter((name) => OF_THE_ENGINE.test(name) && !ALWAYS.test(`/${name}`)),
      ])
      const bytes = forEngine.reduce((sum, name) => sum + statSync(join(out, name)).size, 0)
      writeFileSync(
        join(out, 'offline-files.json'),
        JSON.stringify({ engine: { files: forEngine, bytes } }),
      )
      writeWorker(out, [...PLAIN, ...forPages])
    },
  }
}

/** Splits chunks into those pages need and those only the engine needs. */
function split(chunks: Map<string, Chunk>) {
  const isEngine = ({ facadeModuleId }: Chunk) =>
    facadeModuleId !== null && relative('.', facadeModuleId) === ENGINE
  // Lazy imports are followed too, because a lazy module that the engine also imports has no entry chunk.
  const reached = (from: Chunk[]) => {
    const seen = new Set<string>()
    const follow = (name: string): void => {
      const chunk = chunks.get(name)
      if (!chunk || seen.has(name)) return
      seen.add(name)
      for (const used of chunk.imports) follow(used)
      for (const used of chunk.dynamicImports) if (!isEngine(chunks.get(used)!)) follow(used)
    }
    for (const { fileName } of from) follow(fileName)
    return seen
  }
  const doors = [...chunks.values()].filter((it) => it.isEntry || it.isDynamicEntry)
  const pages = reached(doors.filter((door) => !isEngine(door)))
  const engine = [...reached(doors.filter(isEngine))].filter((name) => !pages.has(name))
  if (engine.length === 0) throw new Error(`${ENGINE} isn’t a separate chunk`)
  return { pages: [...pages], engine }
}

/** Writes a hash into the worker, because browsers update it when a byte changes. */
function writeWorker(out: string, files: readonly string[]): void {
  const path = join(out, 'worker.js')
  const hash = createHash('sha256')
  for (const name of files)
    hash.update(name).update(name.startsWith('/assets/') ? '' : textOf(out, name))
  const code = readFileSync(path, 'utf8')
  const version = hash.update(code).digest('hex').slice(0, 12)
  const head = `const VERSION = '${version}'\nconst FILES = ${JSON.stringify(files)}\n`
  writeFileSync(path, head + code)
}

const textOf = (out: string, name: string) => readFileSync(join(out, name))
