import { NO_ROOM, REFUSALS } from '#contract/refusal.ts'
import type { Log } from '#server/base/log.ts'
import { RefusalError } from '#server/base/refuse.ts'
import type { HttpContext } from './serve.ts'

const OUR_FAULT = new RefusalError('failed', 'Something went wrong on our side.')
const FULL = new RefusalError('storage_full', NO_ROOM)
/** The parent row (an account or a situation) was deleted at the same moment. */
const GONE = new RefusalError('conflict', 'This has been deleted. Please reload the page.')
const later = (what: string) =>
  new RefusalError('unavailable', `${what} Please try again in a moment.`, { retryAfterSeconds: 5 })
const AWAY = later('We can’t reach our storage right now.')
const TOO_LONG = later('That took too long.')

/** Sends refusals as they are. Logs any other error and hides its details. */
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

/** Read-only, input/output error, disk full. Extended codes use the upper bits. */
const SQLITE_NOT_WRITTEN = [8, 10, 13]
const FILE_NOT_WRITTEN = /^E(NOSPC|DQUOT|IO|FBIG|ROFS)$/
/** Locked by another process. */
const SQLITE_AWAY = 5
const SQLITE_INTERRUPTED = 9
const SQLITE_NO_PARENT = 787
const POSTGRES_NO_PARENT = '23503'
/** Disk full, input/output error. */
const POSTGRES_NOT_WRITTEN = new Set(['53100', '58030'])
/** Connection lost or refused, too many connections, shutting down, read-only. */
const POSTGRES_AWAY =
  /^(08...|53300|57P0[1-3]|25P03|25006|E(CONN\w+|PIPE|HOSTUNREACH|TIMEDOUT|NOTFOUND|AI_AGAIN))$/
const DRIVER_AWAY = /connection terminated|timeout exceeded|not queryable/i
const POSTGRES_CUT_OFF = '57014'
const DRIVER_CUT_OFF = /query read timeout/i

/** Maps faults a person can act on to a specific refusal. */
function readFault(error: Error): RefusalError {
  const { code = '', errcode } = error as { code?: unknown; errcode?: unknown }
  const sqlite = Number(errcode ?? 0) & 0xff
  const isNotWritten = SQLITE_NOT_WRITTEN.includes(sqlite) || FILE_NOT_WRITTEN.test(String(code))
  if (isNotWritten || POSTGRES_NOT_WRITTEN.has(String(code))) return FULL
  if (errcode === SQLITE_NO_PARENT || code === POSTGRES_NO_PARENT) return GONE
  const isCutOff = sqlite === SQLITE_INTERRUPTED || code === POSTGRES_CUT_OFF
  if (isCutOff || DRIVER_CUT_OFF.test(error.message)) return TOO_LONG
  if (sqlite === SQLITE_AWAY) return AWAY
  if (POSTGRES_AWAY.test(String(code)) || DRIVER_AWAY.test(error.message)) return AWAY
  return OUR_FAULT
}
