// npm run release: what people download, into `release/`: the source, a built server that needs nothing but Node, what
// is in them (CycloneDX), and their checksums. The same commit gives the same bytes.
// npm run release 0.2.0: prepares that version: its number, and its name in the list of changes.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import {
  ensureBuilt,
  ensureInstalled,
  findNode,
  ROOT,
  runToEnd,
  stopWith,
} from '../environment.mjs'
import { named, unreleased, whyNotYet } from './changes.mjs'

const VERSION = /^\d+\.\d+\.\d+$/
const changelog = join(ROOT, 'CHANGELOG.md')
const manifest = join(ROOT, 'package.json')
const readManifest = () => JSON.parse(readFileSync(manifest, 'utf8'))

/** Returns the output of a program, and exits if it fails. */
function say(program, args, options = {}) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: ROOT,
    maxBuffer: 1e9,
    ...options,
  })
  if (status !== 0) stopWith(`${program} ${args.join(' ')} failed.\n${stderr ?? ''}`)
  return stdout
}

function prepare(version) {
  if (!VERSION.test(version)) stopWith(`${version} is no version such as 0.2.0.`)
  const changes = readFileSync(changelog, 'utf8')
  if (!unreleased(changes)) stopWith('CHANGELOG.md has nothing under "Next".')
  writeFileSync(changelog, named(changes, version))
  for (const file of ['package.json', 'package-lock.json'].map((name) => join(ROOT, name))) {
    const text = readFileSync(file, 'utf8')
    // The lockfile says it twice: for itself and for the package at its root.
    writeFileSync(file, text.replace(/"version": "[^"]+"/, `"version": "${version}"`))
  }
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  lock.packages[''].version = version
  writeFileSync(join(ROOT, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`)
  console.log(
    `This is ${version} now. Look at it, commit it, and run npm run release, which tags it v${version}.`,
  )
}

const commitOf = (name) =>
  spawnSync('git', ['rev-parse', '--quiet', '--verify', `${name}^{commit}`], { cwd: ROOT })
    .stdout.toString()
    .trim()

function release() {
  const { version } = readManifest()
  const reason = whyNotYet(readFileSync(changelog, 'utf8'), version)
  if (reason) stopWith(reason)
  if (String(say('git', ['status', '--porcelain'])).trim() && !process.argv.includes('anyway'))
    stopWith('There are changes that are not committed. A release is of a commit.')
  const tag = `v${version}`
  const tagged = commitOf(tag)
  if (tagged && tagged !== commitOf('HEAD'))
    stopWith(`${tag} is another commit already. The next release needs a number of its own.`)
  ensureInstalled({ needsTools: true })
  const node = findNode()
  if (!ensureBuilt(node)) stopWith('The pages could not be built; see above.')
  const folder = join(ROOT, 'release')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const madeAt = String(say('git', ['log', '-1', '--format=%ct'])).trim()
  const files = {
    [`innermap-${version}.tar.gz`]: source(version),
    [`innermap-${version}-server.tar.gz`]: server(node, version, madeAt),
    [`innermap-${version}.cdx.json`]: billOfMaterials(version, madeAt),
  }
  const sums = Object.entries(files).map(([name, bytes]) => {
    writeFileSync(join(folder, name), bytes)
    return `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`
  })
  writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''))
  sign(join(folder, 'SHA256SUMS'))
  for (const [name, bytes] of Object.entries(files))
    console.log(`release/${name}  ${(bytes.length / 1e6).toFixed(1)} MB`)
  const isOfCommit = !process.argv.includes('anyway')
  if (!tagged && isOfCommit)
    say('git', ['tag', '--annotate', '--message', `Innermap ${version}`, tag])
}

/** Everything that is in the repository, as it is: npm start does the rest. */
const source = (version) =>
  gzipSync(say('git', ['archive', '--format=tar', `--prefix=innermap-${version}/`, 'HEAD']), {
    level: 9,
  })

/** Packs the same files as the container image. Start it with node src/server/app/main.ts. */
function server(node, version, madeAt) {
  const folder = mkdtempSync(join(tmpdir(), 'innermap-release-'))
  const name = `innermap-${version}-server`
  const status = runToEnd(node, [
    join(ROOT, 'scripts/release/server-parts.mjs'),
    join(folder, name),
  ])
  if (status !== 0) stopWith('The parts of the server could not be gathered; see above.', status)
  const same = ['--sort=name', `--mtime=@${madeAt}`, '--owner=0', '--group=0', '--numeric-owner']
  const tar = say('tar', [...same, '--mode=go-w', '-C', folder, '-cf', '-', name])
  rmSync(folder, { recursive: true })
  return gzipSync(tar, { level: 9 })
}

/** Every package that comes along when it is installed, in the words scanners read. */
function billOfMaterials(version, madeAt) {
  const text = say(
    'npm',
    ['sbom', '--omit', 'dev', '--sbom-format', 'cyclonedx', '--package-lock-only'],
    {
      shell: process.platform === 'win32',
    },
  )
  const bill = JSON.parse(text)
  bill.metadata.timestamp = new Date(Number(madeAt) * 1000).toISOString()
  const about = { name: 'innermap', version, purl: `pkg:npm/innermap@${version}` }
  bill.metadata.component = { ...bill.metadata.component, type: 'application', ...about }
  // A number of its own for the same content, so that the same commit gives the same file.
  const digest = createHash('sha256').update(JSON.stringify(bill.components)).digest('hex')
  bill.serialNumber = `urn:uuid:${digest.slice(0, 8)}-${digest.slice(8, 12)}-4${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`
  return Buffer.from(`${JSON.stringify(bill, null, 2)}\n`)
}

/** With SIGN_WITH=<key> the checksums are signed, which signs everything they name. */
function sign(file) {
  const key = process.env.SIGN_WITH
  if (!key) return console.log('Not signed: set SIGN_WITH to a key of gpg to sign the checksums.')
  say('gpg', ['--batch', '--yes', '--armor', '--local-user', key, '--detach-sign', file])
  console.log(`release/SHA256SUMS.asc  signed with ${key}`)
}

if (!existsSync(join(ROOT, '.git'))) stopWith('A release is made from the repository.')
const asked = process.argv.slice(2).find((word) => word !== 'anyway')
if (asked) prepare(asked)
else release()
