import { setTimeout as pause } from 'node:timers/promises'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { MOST_STATEMENT_MS } from './statement-limit.ts'

/** Counts and moments are far below 2^53, so they come as numbers like on SQLite. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const ANSWERED_SOON = {
  connectionTimeoutMillis: 2000,
  statement_timeout: MOST_STATEMENT_MS,
  query_timeout: 2500,
  idle_in_transaction_session_timeout: 10_000,
}

/** In milliseconds. */
const ASK_AGAIN_AFTER = 200

/** A server that takes our words and says nothing: it hangs, or its machine is gone. */
const SILENCE = /query read timeout|connection timeout/i
/** After these nothing good comes from the same connection: it is cut, or its server only lets read now. */
const USELESS = /^(08...|57P0[1-3]|25006)$/

export type Pool = Pick<PostgresPool, 'connect' | 'end'>
type Ask = (text: string, values: readonly unknown[]) => Promise<pg.QueryResult>

const pools = new Set<pg.Pool>()

/** The connections of this process to its database, and who waits for one. */
export function countConnections(): { open: number; idle: number; waiting: number } {
  const sum = (count: (pool: pg.Pool) => number) =>
    [...pools].reduce((all, pool) => all + count(pool), 0)
  return {
    open: sum(({ totalCount }) => totalCount),
    idle: sum(({ idleCount }) => idleCount),
    waiting: sum(({ waitingCount }) => waitingCount),
  }
}

/** `verify` refuses a new connection before anybody uses it. */
export function openPool(
  connectionString: string,
  mayTakeLong: boolean,
  verify?: (client: pg.PoolClient) => Promise<void>,
): Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    keepAlive: true,
    ...(!mayTakeLong && ANSWERED_SOON),
    ...(verify && {
      verify: (client: pg.PoolClient, done: (error?: Error) => void) =>
        void verify(client).then(() => done(), done),
    }),
  })
  // A connection that breaks between two statements is noticed at the next one; it must not end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  pools.add(pool)
  return heeding(pool)
}

/**
 * When the server fell silent, one of us goes on asking and everybody else is told at once. A connection
 * that failed is not asked again, not even to roll back: each question would wait as long as the first.
 */
function heeding(pool: pg.Pool): Pool {
  const heeded = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  let isSilent = false
  let isEnded = false

  function learn(error: unknown): void {
    if (isSilent || !(error instanceof Error) || !SILENCE.test(error.message)) return
    isSilent = true
    void listenAgain()
  }

  async function listenAgain(): Promise<void> {
    while (isSilent && !isEnded) {
      const isHeard = await hears(pool)
      if (isHeard) isSilent = false
      else await pause(ASK_AGAIN_AFTER, undefined, { ref: false })
    }
  }

  function heed(client: pg.PoolClient): PostgresPoolClient {
    let broken: unknown = null
    const ask: Ask = async (text, values) => {
      if (broken) throw broken
      try {
        return await client.query(text, [...values])
      } catch (error) {
        learn(error)
        if (isUseless(error)) broken = error
        throw error
      }
    }
    return {
      // We never ask with a cursor, the other shape a question may have.
      query: ask as never,
      release: (isDiscarded) => client.release(isDiscarded || broken !== null),
    }
  }

  return {
    async connect() {
      if (isSilent) throw new Error('Connection terminated: the database is silent')
      const client = await pool.connect().catch((error: unknown) => {
        learn(error)
        throw error
      })
      const known = heeded.get(client) ?? heed(client)
      heeded.set(client, known)
      return known
    },
    end() {
      isEnded = true
      pools.delete(pool)
      return pool.end()
    },
  }
}

async function hears(pool: pg.Pool): Promise<boolean> {
  try {
    const client = await pool.connect()
    const isWell = await client.query('select 1').then(
      () => true,
      () => false,
    )
    client.release(!isWell)
    return isWell
  } catch {
    return false
  }
}

const isUseless = (error: unknown): boolean => {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return USELESS.test(String(code ?? '')) || SILENCE.test(String(message ?? ''))
}
