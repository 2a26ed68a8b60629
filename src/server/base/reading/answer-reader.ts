import { parentPort } from 'node:worker_threads'
import { RefusalError } from '#server/base/refuse.ts'
import type { ReaderReply } from './reader-reply.ts'

/** A parsed file: its facts at once, its rows in batches. */
type ParsedFile<Facts, Asked> = { facts: Facts; piece: (asked: Asked) => unknown[] }

/**
 * The worker's side: reads the file, sends the facts, then rows in batches, because receiving all rows at once would
 * block the main thread.
 */
export function answerReader<Facts, Asked>(read: () => ParsedFile<Facts, Asked>): void {
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
