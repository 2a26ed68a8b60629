import type pg from 'pg'
import { openPool, type Pool } from './postgres.ts'

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
