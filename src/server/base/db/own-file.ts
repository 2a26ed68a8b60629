/** Guards the file of the embedded database: detects that it is missing or damaged, and locks it for one server. */
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { StartError } from '../config.ts'

/** A file beside a database that was opened before. */
const MARKER = 'has-database'
const MARKER_TEXT =
  'There’s a database in this folder. Only remove this file to start with an empty one.\n'

/** Refuses to start with an empty database if there was one before. */
export function refuseEmptied(file: string): void {
  const folder = dirname(file)
  const size = existsSync(file) ? statSync(file).size : null
  const wasHere = (name: string) => existsSync(join(folder, name))
  // Older folders have no marker. Their secret was created after the database.
  const isEmptied = wasHere(MARKER) ? !size : size === 0 && wasHere('session-secret')
  if (!isEmptied) return
  throw new StartError([
    `${file} is ${size === null ? 'gone' : 'empty'}, but there was a database before. Put a copy back with "npm run restore", or remove ${join(folder, MARKER)} and the empty file to start again.`,
  ])
}

export const markOpened = (file: string): void =>
  writeFileSync(join(dirname(file), MARKER), MARKER_TEXT)

const TRY_AGAIN_EVERY = 1000
/** References that prevent garbage collection, which would close the connection and release its lock. */
const held: DatabaseSync[] = []

/**
 * Takes a lock that ends with the process. A server that takes over retries in the background; any other is refused,
 * because counters and claims in memory would exist twice.
 */
export function holdAlone(file: string, takesOver: boolean): void {
  const lock = new DatabaseSync(join(dirname(file), 'in-use.lock'))
  held.push(lock)
  const take = () => lock.exec('begin exclusive')
  try {
    take()
  } catch {
    if (!takesOver)
      throw new StartError([
        `Another server uses ${dirname(file)} already. Stop it, or choose another folder with DATA_DIR.`,
      ])
    const again = setInterval(() => {
      try {
        take()
        clearInterval(again)
      } catch {
        // The previous server still holds the lock.
      }
    }, TRY_AGAIN_EVERY)
    again.unref()
  }
}

export type FileState = 'checking' | 'well' | 'damaged'

/** Checks every page of the file in a worker thread. */
export function checkFile(file: string): Promise<FileState> {
  const { promise, resolve } = Promise.withResolvers<FileState>()
  const worker = new Worker(CHECK, { eval: true, workerData: file })
  worker.unref()
  worker.once('message', (isWell: boolean) => resolve(isWell ? 'well' : 'damaged'))
  worker.once('error', () => resolve('damaged'))
  return promise
}

const CHECK = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { DatabaseSync } = require('node:sqlite')
  const db = new DatabaseSync(workerData, { readOnly: true, timeout: 60000 })
  const [row] = db.prepare('pragma quick_check(1)').all()
  db.close()
  parentPort.postMessage(Object.values(row)[0] === 'ok')
`
