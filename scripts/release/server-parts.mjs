// node scripts/release/server-parts.mjs <folder> [linked]: everything a built server needs to run, and nothing else: our own
// source, the pages, the model, and of every package only what can be loaded. "linked" keeps large files once that both
// the server and the browsers need, which halves their part of a container.
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { ROOT } from '../environment.mjs'
import { COMMANDS, serverPackage } from './server-package.mjs'

const OURS = ['src/server', 'src/domain', 'src/engine', 'src/contract']
const TOO = [
  'db',
  'models',
  'vendor',
  'dist/web',
  'dist/drawing',
  'LICENSE',
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'docs',
  'deploy',
  '.env.example',
]
const IMPORT = /(?:from|import\(|resolve\()\s*'((?:@[\w.-]+\/)?\w[\w.-]*)(?:\/[^']*)?'/g
const NEVER_LOADED =
  /\.(d\.[cm]?ts|map|md|markdown|flow)$|\/(test|tests|__tests__|docs|examples?)\//
/** The parts of `npm start` in a built server. */
const STARTING = ['start-built.mjs', 'keep-serving.mjs', 'supervise.mjs', 'environment.mjs']
const IS_TEST = /\.test\.tsx?$/

const target = process.argv[2]
if (!target) throw new Error('Name the folder that takes the parts.')
rmSync(target, { recursive: true, force: true })

const filesUnder = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

function copy(file) {
  const to = join(target, relative(ROOT, file))
  mkdirSync(join(to, '..'), { recursive: true })
  cpSync(file, to)
}

/** Our own files, and the packages they name. */
const named = new Set()
const ours = [
  ...OURS.flatMap((folder) => filesUnder(join(ROOT, folder))),
  ...[...COMMANDS, ...STARTING, 'is-ready.mjs'].map((name) => join(ROOT, 'scripts', name)),
].filter((file) => !IS_TEST.test(file))
for (const file of ours) {
  copy(file)
  if (!/\.m?[jt]s$/.test(file)) continue
  for (const [, name] of readFileSync(file, 'utf8').matchAll(IMPORT)) named.add(name)
}
for (const name of TOO) cpSync(join(ROOT, name), join(target, name), { recursive: true })

writeFileSync(join(target, 'package.json'), `${JSON.stringify(serverPackage(), null, 2)}\n`)

/** Each package with those it needs, as the install laid them out. */
const taken = new Set()
function take(name, from) {
  for (let folder = from; ; folder = join(folder, '..')) {
    const found = join(folder, 'node_modules', name)
    if (existsSync(join(found, 'package.json'))) return takePackage(found)
    if (folder === ROOT || folder === '/') return
  }
}
function takePackage(folder) {
  if (taken.has(folder)) return
  taken.add(folder)
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  for (const file of filesUnder(folder)) {
    const inside = relative(folder, file)
    if (inside.startsWith('node_modules/') || NEVER_LOADED.test(`/${inside}`)) continue
    copy(file)
  }
  for (const needed of Object.keys({ ...dependencies, ...peerDependencies })) take(needed, folder)
}
for (const name of named) if (!name.startsWith('node:')) take(name, ROOT)

const LARGE = 1_000_000
function linkTwins() {
  const known = new Map()
  for (const file of filesUnder(target).sort()) {
    if (statSync(file).size < LARGE) continue
    const digest = createHash('sha256').update(readFileSync(file)).digest('hex')
    const first = known.get(digest)
    if (!first) known.set(digest, file)
    else {
      rmSync(file)
      symlinkSync(relative(dirname(file), first), file)
    }
  }
}
if (process.argv[3] === 'linked') linkTwins()

const size = filesUnder(target).length
console.log(`${size} files, ${taken.size} packages are in ${target}.`)
