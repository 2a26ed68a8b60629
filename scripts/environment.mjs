// What the two commands share. Plain JavaScript that any Node from 20 on runs, because it is what
// brings the right Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
export const WANTED_NODE = 24
const isWindows = process.platform === 'win32'

/** Runs a program to its end with what it says shown, and gives its exit status. */
export function runToEnd(program, args, options = {}) {
  const { status, error } = spawnSync(program, args, { cwd: ROOT, stdio: 'inherit', ...options })
  if (error) console.error(error.message)
  return status ?? 1
}

const OWN_NODE = join(ROOT, 'node_modules/node/bin', isWindows ? 'node.exe' : 'node')

export const isNodeNewEnough = (version) => Number(/^v(\d+)/.exec(version)?.[1]) >= WANTED_NODE

/**
 * The npm arguments. Running needs no development tools, and no second Node if this one is new enough; installed
 * tools are left in place.
 */
export const installArguments = (needsTools, hasTools, { version, execPath }) => [
  ...['ci', '--no-fund', '--no-audit', '--loglevel=error'],
  ...(needsTools || hasTools ? [] : ['--omit=dev']),
  // The one script that is let run at installation fetches Node. npm puts the Node of an earlier install first: it runs us
  // then, and goes with that install.
  ...(isNodeNewEnough(version) && !isOwnNode(execPath) ? ['--ignore-scripts'] : []),
]
const isOwnNode = (path) => path.startsWith(join(realpathSync(ROOT), 'node_modules'))

/** Installs exactly what the lockfile says, when that has not been done yet; with the tools where they are needed. */
export function ensureInstalled({ needsTools = false } = {}) {
  const lockfile = join(ROOT, 'package-lock.json')
  const stamp = join(ROOT, 'node_modules/.installed')
  const digest = digestOf(readFileSync(lockfile, 'utf8'))
  const isStamped = existsSync(stamp) && readFileSync(stamp, 'utf8') === digest
  const isNewer = changedAt(join(ROOT, 'node_modules/.package-lock.json')) >= changedAt(lockfile)
  const hasTools = existsSync(join(ROOT, 'node_modules/vitest'))
  const hasNode = isNodeNewEnough(process.version) || existsSync(OWN_NODE)
  if ((isStamped || isNewer) && (hasTools || !needsTools) && hasNode) return
  refuseReadOnly()
  console.log('Installing what the lockfile names (once)...')
  const args = installArguments(needsTools, hasTools, process)
  const status = runToEnd('npm', args, { shell: isWindows })
  if (status !== 0) stopWith('npm ci did not succeed; see above.', status)
  writeFileSync(stamp, digest)
}

/** Of the packages alone: a new version of the product with the same ones has nothing to install. */
export function digestOf(lockfile) {
  const { version: _, packages, ...rest } = JSON.parse(lockfile)
  const { version: _own, ...root } = packages['']
  const text = JSON.stringify({ ...rest, packages: { ...packages, '': root } })
  return createHash('sha256').update(text).digest('hex')
}

/** npm says the same in 25 lines. */
function refuseReadOnly() {
  try {
    accessSync(ROOT, constants.W_OK)
  } catch {
    stopWith(
      `${ROOT} belongs to somebody else, so nothing can be installed in it. Change its owner, or start as them.`,
    )
  }
}

/** This Node when it is new enough, else the one that came with the install. */
export function findNode() {
  if (isNodeNewEnough(process.version)) return process.execPath
  const { stdout } = spawnSync(OWN_NODE, ['--version'], { encoding: 'utf8' })
  if (isNodeNewEnough(stdout ?? '')) return OWN_NODE
  return stopWith(
    `Node ${WANTED_NODE} is needed and did not come with the install (was its install script skipped?). Install Node ${WANTED_NODE} and try again.`,
  )
}

/** The environment in which every tool of the install finds that Node first. */
export const withNode = (node, more = {}) => ({
  // Node keeps what it compiled, which saves about a third of every later start.
  NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compiled'),
  ...process.env,
  ...more,
  PATH: [dirname(node), join(ROOT, 'node_modules/.bin'), process.env.PATH].join(
    isWindows ? ';' : ':',
  ),
})

/** Lets Node read the settings file, if there is one. */
export const settingsFile = () => (existsSync(join(ROOT, '.env')) ? ['--env-file=.env'] : [])

/** A program of the install, by the file it starts with. */
export const toolOf = (file) => join(ROOT, 'node_modules', file)

/** The sources of the built pages: files, and folders with everything in them. */
const WEB_SOURCES = [
  'src/web',
  'src/domain',
  'src/contract',
  'src/engine',
  'models',
  'index.html',
  'vite.config.ts',
  'scripts/compress.ts',
  'scripts/icon-imports.ts',
  'scripts/offline-files.ts',
  'package-lock.json',
]

/**
 * Builds the web part if its sources are newer than the build, and returns whether it exists. Compressing takes half
 * of that time, so a start does it in the background and the server picks up each copy as it appears.
 */
export function ensureBuilt(node, { compressMeanwhile = false } = {}) {
  const env = withNode(node, { COMPRESS_LATER: '1' })
  const built = changedAt(join(ROOT, 'dist/web/index.html'))
  const newest = Math.max(...sourceFiles().map(changedAt))
  if (built < newest) {
    console.log('Building the pages (when they changed)...')
    const args = [toolOf('vite/bin/vite.js'), 'build', '--logLevel', 'warn']
    if (runToEnd(node, args, { env }) !== 0) return false
  }
  if (existsSync(join(ROOT, 'dist/web/index.html.br'))) return true
  const compress = ['scripts/compress.ts']
  if (!compressMeanwhile) return runToEnd(node, compress, { env }) === 0
  const { pid } = spawn(node, compress, { cwd: ROOT, stdio: 'inherit', env }).once(
    'error',
    () => {},
  )
  if (pid) setPriority(pid, 19)
  return true
}

const sourceFiles = () =>
  WEB_SOURCES.map((name) => join(ROOT, name)).flatMap((path) =>
    existsSync(path) && statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))
      : [path],
  )

const changedAt = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0)

/**
 * Calls `stop` on a termination signal. npm's shell dies of a signal without passing it on, so losing the parent
 * process counts as one.
 */
export function onStop(stop) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal))
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop('SIGTERM')
  }, 500)
  watch.unref()
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

export function stopWith(message, status = 1) {
  console.error(message)
  process.exit(status)
}
