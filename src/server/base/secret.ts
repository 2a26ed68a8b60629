import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

/** The configured secret, or one made once for this data folder and kept there for its owner alone. */
export function readSecret({ sessionSecret, dataDir }: Config): string {
  if (sessionSecret) return sessionSecret
  const file = join(dataDir, 'session-secret')
  if (!existsSync(file)) makeSecret(dataDir, file)
  return readFileSync(file, 'utf8').trim()
}

/** The file appears whole or not at all, and of two processes that start at once one makes it. */
function makeSecret(dataDir: string, file: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const draft = join(dataDir, `.secret-${randomUUID()}`)
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
}
