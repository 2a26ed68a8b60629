// A PostgreSQL of our own for the tests: found or installed, on a free port, gone afterwards.
import { spawnSync } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, runToEnd } from './environment.mjs'

const isRoot = process.getuid?.() === 0

/** Returns `{ url, stop }`, or null if PostgreSQL can't be found or installed. */
export async function startPostgres() {
  const folder = ensurePrograms()
  if (!folder) return null
  const home = mkdtempSync(join(tmpdir(), 'innermap-postgres-'))
  chmodSync(home, 0o777)
  const data = join(home, 'data')
  const port = await freePort()
  const settings = `-p ${port} -k ${home} -c listen_addresses=127.0.0.1 -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200`
  const stop = () => {
    asServerUser(`"${join(folder, 'pg_ctl')}" -D "${data}" -m immediate -w stop`)
    rmSync(home, { recursive: true, force: true })
  }
  const isUp =
    asServerUser(`"${join(folder, 'initdb')}" -D "${data}" -A trust -U postgres -E UTF8`) &&
    asServerUser(
      `"${join(folder, 'pg_ctl')}" -D "${data}" -l "${join(home, 'log')}" -o "${settings}" -w start`,
    )
  if (isUp) return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
  stop()
  return null
}

/** The folder with the programs of PostgreSQL, installed where that can be done; else null. */
export const ensurePrograms = (names = ['initdb', 'pg_ctl']) =>
  findPrograms(names) ?? (installPostgres() ? findPrograms(names) : null)

/** The folder with initdb and pg_ctl: on the path, or where Debian, Fedora and Homebrew keep them. */
function findPrograms(names) {
  const places = [
    ...(process.env.PATH ?? '').split(':'),
    ...newestFirst('/usr/lib/postgresql').map((name) => join(name, 'bin')),
    '/usr/pgsql/bin',
    ...newestFirst('/opt/homebrew/opt').map((name) => join(name, 'bin')),
  ]
  return places.find((place) => names.every((name) => mayRun(join(place, name))))
}

const newestFirst = (folder) =>
  existsSync(folder)
    ? readdirSync(folder)
        .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }))
        .map((name) => join(folder, name))
    : []

function mayRun(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function installPostgres() {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false
  console.log('Installing PostgreSQL for the tests...')
  return aptInstall('postgresql')
}

export function aptInstall(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { env, stdio: ['ignore', 'ignore', 'inherit'] }
  runToEnd('apt-get', ['update', '-qq'], options)
  return runToEnd('apt-get', ['install', '-y', '-qq', name], options) === 0
}

/** PostgreSQL refuses to run as root, so root borrows another user for it. */
export function asOtherUser(command) {
  const user = ['postgres', 'nobody'].find((name) => spawnSync('id', [name]).status === 0)
  return isRoot ? ['su', user, '-s', '/bin/sh', '-c', command] : ['sh', '-c', command]
}

function asServerUser(command) {
  const [program, ...args] = asOtherUser(command)
  const { status, stderr } = spawnSync(program, args, {
    cwd: tmpdir(),
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (status !== 0) console.error(stderr)
  return status === 0
}
