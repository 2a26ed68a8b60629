import { parentPort } from 'node:worker_threads'
import { RefusalError } from '#server/base/refuse.ts'
import type { ReaderReply } from './reader-reply.ts'

/** What was read: the facts at once, its rows piece by piece. */
type Read<Facts, Asked> = { facts: Facts; piece: (asked: Asked) => unknown[] }

/**
 * The thread's side: reads, tells what it found, and hands it over in small pieces, because taking over all
 * of it at once would hold everybody up again.
 */
export function answerReader<Facts, Asked>(read: () => Read<Facts, Asked>): void {
  const tell = (told: ReaderReply<Facts>) => parentPort?.postMessage(told)
  try {
    const { facts, piece } = read()
    parentPort?.on('message', (asked: Asked) => tell({ rows: piece(asked) }))
    tell({ facts })
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    const { reason, message, details } = error
    tell({ refused: { reason, message, details } })
  }
}
