export type Log = {
  line: (text: string) => void
  /** Something broke: the kind of error and where, never its text, which may quote what a person wrote. */
  fault: (requestId: string, error: Error) => void
}

type Write = (text: string) => void

export const createLog = (write: Write): Log => ({
  line: (text) => write(`${text}\n`),
  fault: (requestId, error) => write(`fault ${requestId} ${describe(error)}\n`),
})

function describe(error: Error): string {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const where = places
    .slice(0, 5)
    .map((place) => place.trim().replace(/file:\/\/\S*\/src\//, 'src/'))
  return [error.name, code ?? errcode ?? '', ...where].join(' ')
}

const GATHER_FOR = 50
/** A pipe takes 64 KiB; what is longer holds everybody up until its reader has made room. */
const GATHER_UP_TO = 32 * 1024

/** Writes lines together, because a write for each line costs more than answering the request it is about. */
export function gathered(stream: NodeJS.WritableStream): { write: Write; flush: () => void } {
  let waiting = ''
  let timer: NodeJS.Timeout | undefined
  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    if (waiting) stream.write(waiting)
    waiting = ''
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
