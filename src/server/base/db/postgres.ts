import { setTimeout as pause } from 'node:timers/promises'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { MAX_STATEMENT_MS } from './statement-limit.ts'

const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/

/**
 * Splits `postgres://ada@one:5432,two:5432/innermap` into two servers, in the syntax of PostgreSQL's own programs.
 */
export function addressesOf(source: string): string[] {
  const [, before = '', hosts = '', after = ''] = PARTS.exec(source) ?? []
  return hosts.split(',').map((host) => before + host + after)
}

/** Connects to the primary of several servers. The others are replicas until one of them is promoted. */
export function openServers(source: string, mayTakeLong: boolean): Pool {
  const addresses = addressesOf(source)
  if (addresses.length === 1) return openPool(source, mayTakeLong)
  const pools = addresses.map((address) => openPool(address, mayTakeLong, refuseFollower))
  let current = pools[0]!
  let search: Promise<Pool> | null = null

  /** Finds the first server that accepts writes. Concurrent callers share one search. */
  function findLeader(): Promise<Pool> {
    search ??= Promise.any(pools.map(reached))
      .catch((failed: AggregateError) => Promise.reject(failed.errors.at(-1)))
      .finally(() => {
        search = null
      })
    return search
  }

  return {
    async connect() {
      try {
        return await current.connect()
      } catch {
        current = await findLeader()
        return current.connect()
      }
    },
    async end() {
      await Promise.all(pools.map((pool) => pool.end()))
    },
  }
}

async function reached(pool: Pool): Promise<Pool> {
  const client = await pool.connect()
  client.release()
  return pool
}

async function refuseFollower(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query('select pg_is_in_recovery() as follows')
  if (rows[0].follows)
    throw Object.assign(new Error('This server only follows another one.'), { code: '25006' })
}

/** Parses bigint as a number, as on SQLite. Counts and moments are far below 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const ANSWERED_SOON = {
  connectionTimeoutMillis: 2000,
  statement_timeout: MAX_STATEMENT_MS,
  query_timeout: 2500,
  idle_in_transaction_session_timeout: 10_000,
}

/** In milliseconds. */
const ASK_AGAIN_AFTER = 200

/** Errors of a server that accepts the connection but doesn't answer. */
const SILENCE = /query read timeout|connection timeout/i
/** Codes after which a connection is unusable: it is closed, or its server is now read-only. */
const USELESS = /^(08...|57P0[1-3]|25006)$/

export type Pool = Pick<PostgresPool, 'connect' | 'end'>
type Ask = (text: string, values: readonly unknown[]) => Promise<pg.QueryResult>

const pools = new Set<pg.Pool>()

/** Counts the connections of this process and the requests that wait for one. */
export function countConnections(): { open: number; idle: number; waiting: number } {
  const sum = (count: (pool: pg.Pool) => number) =>
    [...pools].reduce((all, pool) => all + count(pool), 0)
  return {
    open: sum(({ totalCount }) => totalCount),
    idle: sum(({ idleCount }) => idleCount),
    waiting: sum(({ waitingCount }) => waitingCount),
  }
}

/** `verify` can reject a new connection before its first use. */
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
  // A connection that breaks while idle fails at its next statement. Without a listener it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  pools.add(pool)
  return heeding(pool)
}

/**
 * Fails fast while the server is silent, and probes it in the background. Doesn't reuse a failed connection, not even
 * to roll back, because each query would wait for the full timeout.
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
      // The type also allows a cursor, which we never use.
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

/** A connection that fails here is discarded. */
const hears = (pool: pg.Pool): Promise<boolean> =>
  pool.query('select 1').then(
    () => true,
    () => false,
  )

const isUseless = (error: unknown): boolean => {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return USELESS.test(String(code ?? '')) || SILENCE.test(String(message ?? ''))
}
