import { REFUSALS } from '#contract/refusal.ts'
import type { Log } from '#server/base/log.ts'
import { RefusalError } from '#server/base/refuse.ts'
import type { HttpContext } from './serve.ts'

const OUR_FAULT = new RefusalError('failed', 'Something went wrong on our side.')
const NO_ROOM = new RefusalError(
  'storage_full',
  'There is no room left to save this. Your text is still on this page.',
)
const AWAY = new RefusalError(
  'unavailable',
  'We cannot reach our storage right now. Please try again in a moment.',
  { retryAfterSeconds: 5 },
)

/** Refusals explain themselves; anything else is our fault, is logged, and stays private. */
export const answerError =
  (log: Log) =>
  (error: Error, c: HttpContext): Response => {
    const refusal = error instanceof RefusalError ? error : readFault(error)
    if (refusal !== error) log.fault(c.get('requestId'), error)
    const { retryAfterSeconds, ...details } = refusal.details
    if (retryAfterSeconds) c.header('Retry-After', String(retryAfterSeconds))
    const { reason, message } = refusal
    return c.json({ reason, message, ...details }, REFUSALS[reason])
  }

const SQLITE_FULL = 13
const SQLITE_BUSY = 5
const POSTGRES_DISK_FULL = '53100'
/** Connection lost or refused, too many connections, shutting down, cancelled for taking too long. */
const POSTGRES_AWAY = /^(08...|53300|57P0[1-3]|57014|25P03|E(CONN\w+|PIPE|HOSTUNREACH|TIMEDOUT))$/
const DRIVER_AWAY = /connection terminated|timeout exceeded|query read timeout|not queryable/i

/** Faults a person can do something about get an answer of their own. */
function readFault(error: Error): RefusalError {
  const { code = '', errcode } = error as { code?: unknown; errcode?: unknown }
  if (errcode === SQLITE_FULL || code === POSTGRES_DISK_FULL || code === 'ENOSPC') return NO_ROOM
  if (errcode === SQLITE_BUSY) return AWAY
  if (POSTGRES_AWAY.test(String(code)) || DRIVER_AWAY.test(error.message)) return AWAY
  return OUR_FAULT
}
