import pg from 'pg'

/** Counts and moments are far below 2^53, so they come as numbers like on SQLite. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** A person waits for the answer: rather say "try again" soon than keep them waiting. */
const IMPATIENT = {
  connectionTimeoutMillis: 2000,
  statement_timeout: 2500,
  query_timeout: 2800,
  idle_in_transaction_session_timeout: 10_000,
}

export function openPool(connectionString: string, isPatient: boolean): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    keepAlive: true,
    ...(!isPatient && IMPATIENT),
  })
  // A connection that breaks between two statements is noticed at the next one; it must not end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
