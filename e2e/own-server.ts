import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { APIRequestContext } from '@playwright/test'
import { DAY } from '#domain/values/duration.ts'
import { BASE } from './below.ts'

const MOMENTS = {
  user: ['created_at'],
  experiment: ['created_at'],
  toss: ['created_at', 'answered_at'],
  shown_question: ['expires_at'],
  situation: ['created_at', 'happened_at'],
  analysis: ['created_at'],
  analysis_emotion: ['created_at'],
  analysis_equation: ['created_at'],
  step: ['created_at', 'asks_at'],
  follow_up: ['answered_at'],
  weighing: ['created_at'],
  forecast: ['created_at', 'asks_at'],
  loop_rest: ['created_at'],
}

export type OwnServer = Awaited<ReturnType<typeof startOwnServer>>

/** A second server with data of its own, where a test may change what time would change. */
export async function startOwnServer(env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'innermap-own-'))
  const child = spawn(process.execPath, ['src/server/app/main.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      BASE_PATH: BASE,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await addressOf(child)

  function change(statement: string, ...values: (string | number)[]): void {
    const database = new DatabaseSync(join(dataDir, 'innermap.sqlite'), { timeout: 5000 })
    database.prepare(statement).run(...values)
    database.close()
  }

  return {
    url,
    /** The newest code in the outbox, once there is one that was not asked for before. */
    async nextCode(known: string[] = []): Promise<string> {
      for (;;) {
        const codes = readOutbox(dataDir).filter((code) => !known.includes(code))
        const newest = codes.at(-1)
        if (newest) return newest
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
    },
    /** Somebody whose seven days are over. */
    async addFreePerson(request: APIRequestContext, fields: { firstName: string; email: string }) {
      const reply = await request.post(`${url}/api/auth/register`, { data: fields })
      const { id } = (await reply.json()) as { id: number }
      change('update "user" set trial_since = 1, created_at = 1 where id = ?', id)
      return { id, ...fields }
    },
    /** As whoever runs the house would say it. */
    admin: (...args: string[]) =>
      execFileSync(process.execPath, ['scripts/admin.ts', ...args], {
        env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
        encoding: 'utf8',
      }),
    confirmEmail: (id: number) =>
      change('update "user" set email_confirmed_at = 1 where id = ?', id),
    setAnalysesMade: (id: number, count: number) =>
      change('update "user" set analyses_made = ? where id = ?', count, id),
    /** Lets so many days pass: everything that was ever written down is that much older. */
    passDays(days: number) {
      const database = new DatabaseSync(join(dataDir, 'innermap.sqlite'), { timeout: 5000 })
      for (const [table, columns] of Object.entries(MOMENTS)) {
        const older = columns.map((column) => `${column} = ${column} - ?`).join(', ')
        database.prepare(`update ${table} set ${older}`).run(...columns.map(() => days * DAY))
      }
      database.prepare(`update forecast set day = date(day, ?)`).run(`-${Math.round(days)} days`)
      const shown = '(select json_group_array(value - ?) from json_each(shown_at))'
      database.prepare(`update shown_question set shown_at = ${shown}`).run(days * DAY)
      database.close()
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function readOutbox(dataDir: string): string[] {
  const folder = join(dataDir, 'outbox')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .sort()
    .flatMap((name) => /\b\d{4} \d{4}\b/.exec(readFileSync(join(folder, name), 'utf8'))?.[0] ?? [])
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk
      const address = /is at (http:\S+)/.exec(said)?.[1]
      if (address) resolve(address)
    })
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.\n${said}`)))
  })
}
