import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Analysis } from '#domain/situation/analysis.ts'
import { readerLine } from '#domain/situation/reader-words.ts'
import { afterChange } from '#web/lib/query-keys.ts'
import { Button } from '#web/ui/button.tsx'
import type { SendToModel } from './use-model-calls.ts'

type Props = { line: string; isReading: boolean; ask: () => void; stop: () => void }

/** Who reads beside our own engine, while it does and where it did not answer. */
export const ModelReading = ({ line, isReading, ask, stop }: Props) => (
  <div className="equation-foot">
    <p role="status">{line}</p>
    <Button look={isReading ? 'quiet' : 'outline'} size="small" onClick={isReading ? stop : ask}>
      {isReading ? 'Stop' : 'Ask again'}
    </Button>
  </div>
)

/** Null where there is nothing to say about it. */
export function useModelReading(
  { id, reader, said, engine }: Analysis,
  send: SendToModel,
): Props | null {
  const client = useQueryClient()
  const [isReading, setReading] = useState(false)
  const running = useRef<AbortController | null>(null)
  const sending = useRef(send)
  sending.current = send
  // What comes line by line is its own soon: it is what stood before that counts.
  const hasWritten = useRef(false)
  if (!isReading) hasWritten.current = engine !== 'embedded'

  const ask = useCallback(async () => {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setReading(true)
    try {
      await sending.current({}, own.signal)
    } catch {
      // Our own reading stands, and the line says that it is ours.
      void afterChange(client, 'analysis')
    } finally {
      if (running.current === own) {
        running.current = null
        setReading(false)
      }
    }
  }, [client])

  const stop = () => running.current?.abort()

  // Asked by itself once for each reading: for the first, and for each that the person put right.
  const turn =
    reader?.status === 'waiting' && reader.where !== 'browser'
      ? JSON.stringify([id, said ?? null])
      : null
  const asked = useRef<string | null>(null)
  useEffect(() => {
    if (turn === null || asked.current === turn) return
    asked.current = turn
    void ask()
  }, [turn, ask])
  useEffect(() => () => running.current?.abort(), [])

  // Once it has read, or may not, the foot of the page says so.
  const isOpen = reader?.status === 'failed' || reader?.status === 'waiting'
  if (!reader || reader.where === 'browser' || !isOpen) return null
  const status = isReading ? 'waiting' : 'failed'
  const line = readerLine({ ...reader, status }, hasWritten.current)
  return { line, isReading, ask: () => void ask(), stop }
}
