import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { analyses } from '#contract/analyses.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import { readerLine } from '#domain/situation/analysis-words.ts'
import { callLines } from '#web/lib/api.ts'
import { afterChange, analysesKey } from '#web/lib/query-keys.ts'
import { Button } from '#web/ui/button.tsx'

type Props = { line: string; isReading: boolean; ask: () => void; stop: () => void }

/** Who reads beside our own engine, while it does and where it did not answer. */
export const ModelReading = ({ line, isReading, ask, stop }: Props) => (
  <div className="equation-foot">
    <p role="status">{line}</p>
    <Button look={isReading ? 'quiet' : 'outline'} size="small" onClick={isReading ? stop : ask}>
      {isReading ? 'Stop here' : 'Ask again'}
    </Button>
  </div>
)

/** Its lines take the place of ours in the analysis as they come. Null where there is nothing to say about it. */
export function useModelReading(situationId: number, { id, reader, said }: Analysis): Props | null {
  const client = useQueryClient()
  const [isReading, setReading] = useState(false)
  const running = useRef<AbortController | null>(null)

  const ask = useCallback(async () => {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setReading(true)
    try {
      for await (const { analysis } of callLines(analyses.read, { id }, {}, own.signal)) {
        if (own.signal.aborted) return
        client.setQueryData<Analysis[]>(analysesKey(situationId), (known = []) =>
          known.map((one) => (one.id === id ? analysis : one)),
        )
      }
    } catch {
      // Our own reading stands, and the line says that it is ours.
    } finally {
      void afterChange(client, 'analysis')
      if (running.current === own) {
        running.current = null
        setReading(false)
      }
    }
  }, [client, id, situationId])

  const stop = () => running.current?.abort()

  // Asked by itself once for each reading: for the first, and for each that the person put right.
  const turn = reader?.status === 'waiting' ? JSON.stringify([id, said ?? null]) : null
  const asked = useRef<string | null>(null)
  useEffect(() => {
    if (turn === null || asked.current === turn) return
    asked.current = turn
    void ask()
  }, [turn, ask])
  useEffect(() => () => running.current?.abort(), [])

  const mayAskAgain = reader?.status === 'failed' || reader?.status === 'waiting'
  if (!reader || !(isReading || mayAskAgain)) return null
  const line = readerLine(isReading ? reader : { ...reader, status: 'failed' })
  return { line, isReading, ask: () => void ask(), stop }
}
