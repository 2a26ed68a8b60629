/** An answered request. `who` is a keyed hash, or null if signed out. */
export type AnsweredRequest = {
  id: string
  method: string
  path: string
  status: number
  milliseconds: number
  who: string | null
}

export type Log = {
  line: (text: string) => void
  request: (answered: AnsweredRequest) => void
  /** Logs the error's name and stack, never its message, which may quote what a person wrote. */
  fault: (requestId: string, error: Error) => void
}

type Write = (text: string) => void

export const createLog = (write: Write): Log => ({
  line: (text) => write(`${text}\n`),
  request: ({ id, method, path, status, milliseconds, who }) =>
    write(`${id} ${method} ${path} ${status} ${milliseconds.toFixed(1)}ms ${who ?? '-'}\n`),
  fault(requestId, error) {
    const { name, code, where } = describe(error)
    write(`${['fault', requestId, name, code, ...where].join(' ')}\n`)
  },
})

/** Logs one JSON object per line, with its time. */
export function createJsonLog(write: Write, now: () => number): Log {
  const tell = (kind: string, what: object) =>
    write(`${JSON.stringify({ time: new Date(now()).toISOString(), kind, ...what })}\n`)
  return {
    line: (text) => tell('line', { text }),
    request: (answered) =>
      tell('request', { ...answered, milliseconds: Number(answered.milliseconds.toFixed(1)) }),
    fault: (id, error) => tell('fault', { id, ...describe(error) }),
  }
}

function describe(error: Error) {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const where = places
    .slice(0, 5)
    .map((place) => place.trim().replace(/file:\/\/\S*\/src\//, 'src/'))
  return { name: error.name, code: String(code ?? errcode ?? ''), where }
}

const GATHER_FOR = 50
/** Half of a pipe's 64 KiB. A longer write blocks until the reader catches up. */
const GATHER_UP_TO = 32 * 1024

/** Batches lines, because a write per line costs more than answering the request. */
export function gathered(writeAll: Write): { write: Write; flush: () => void } {
  let waiting = ''
  let timer: NodeJS.Timeout | undefined
  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    const lines = waiting
    waiting = ''
    if (!lines) return
    try {
      writeAll(lines)
    } catch {
      // A log on a full disk loses lines. It must not end the server.
    }
  }
  return {
    flush,
    write(text) {
      waiting += text
      if (waiting.length >= GATHER_UP_TO) flush()
      else timer ??= setTimeout(flush, GATHER_FOR)
    },
  }
}
