import { readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { InstanceState } from '#contract/admin.ts'
import { readable } from '#server/base/db/column.ts'
import type { Database, Dialect } from '#server/base/db/database.ts'
import { countRows } from '#server/base/db/own-row.ts'
import { newestBackup } from '#server/base/db/restore.ts'
import { isoOrNull } from '#server/base/iso.ts'
import { listInvitations } from '#server/nouns/sign-in/invitations.ts'
import { refusedSignIns } from '#server/nouns/sign-in/sign-in-code.ts'
import type { Question } from '#server/outside/engine/analysis-engine.ts'
import type { Services } from '#server/outside/services.ts'

const PACKAGE = join(import.meta.dirname, '../../../package.json')

/** Prefixes of the job kinds that are counted separately. */
const BEGINNINGS = { all: '', mails: 'mail', webhooks: 'call_webhook' } as const

/** Counts the jobs that are due, and returns when the oldest of them fell due. */
export async function waitingWork(db: Database, kind: keyof typeof BEGINNINGS, now: number) {
  const { count, since } = await db
    .selectFrom('job')
    .select(({ fn }) => [fn.countAll().as('count'), fn.min('runAt').as('since')])
    .where('kind', 'like', `${BEGINNINGS[kind]}%`)
    .where('runAt', '<=', now)
    .executeTakeFirstOrThrow()
  return { count: Number(count), since: since === null ? null : Number(since) }
}

/** Returns free and total bytes of a folder's disk, or null if the folder doesn't exist. */
export async function diskOf(folder: string): Promise<{ free: number; size: number } | null> {
  const found = await statfs(folder).catch(() => null)
  return found && { free: found.bavail * found.bsize, size: found.blocks * found.bsize }
}

/** Collects the figures on the operator's page. Nothing here reads what a person wrote. */
export async function instanceState(services: Services): Promise<InstanceState> {
  const { db, dialect, config, engines, now } = services
  const { external } = engines
  const invitations = await listInvitations(services)
  const mails = await waitingWork(db, 'mails', now())
  const refused = await refusedSignIns(services)
  return {
    versions: await versionsOf(db, dialect),
    accounts: await countRows(db.selectFrom('user')),
    registration: config.registration,
    invitations: invitations.map(readable),
    backup: dialect === 'sqlite' ? await backupOf(config) : null,
    fileState: services.fileState,
    disk: await diskOf(config.dataDir),
    mails: { waiting: mails.count, since: isoOrNull(mails.since) },
    engine: engines.work ?? null,
    languageModel: external?.mark ? { name: external.name, ...external.mark } : null,
    refusedSignIns: { count: refused.used, since: isoOrNull(refused.since) },
  }
}

async function backupOf({ dataDir, backupEvery }: Services['config']) {
  const newest = await newestBackup(join(dataDir, 'backups'))
  return { takenAt: isoOrNull(newest?.takenAt ?? null), everyHours: backupEvery }
}

async function versionsOf(db: Database, dialect: Dialect): Promise<InstanceState['versions']> {
  const isFile = dialect === 'sqlite'
  const version = isFile ? sql`sqlite_version()` : sql`current_setting('server_version')`
  const { rows } = await sql<{ version: string }>`select ${version} as version`.execute(db)
  const newest = await sql<{ name: string }>`select max(name) as name from migration`.execute(db)
  return {
    product: JSON.parse(readFileSync(PACKAGE, 'utf8')).version,
    node: process.version,
    database: `${isFile ? 'SQLite' : 'PostgreSQL'} ${rows[0]?.version}`,
    migration: newest.rows[0]?.name ?? '',
  }
}

/** A made-up text for the probe. */
const MADE_UP: Question = {
  title: '',
  description: 'I am angry because the train was late again.',
  chosen: [],
  others: [],
  relationships: [],
  depth: 'basic',
}

/** Checks that the engine reads a text, and measures the time. */
export async function probeEngine({ engines, now }: Services) {
  const began = now()
  const isWell = await engines.embedded.readFacts(MADE_UP).then(
    () => true,
    () => false,
  )
  return { isWell, milliseconds: now() - began }
}
