import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { analyses } from '#contract/analyses.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import { readerLine } from '#domain/situation/analysis-words.ts'
import { callLines } from '#web/lib/api.ts'
import { afterChange, analysesKey } from '#web/lib/query-keys.ts'
import { Button } from '#web/ui/button.tsx'

type Props = { situationId: number; analysis: Analysis }

/** Who reads beside our own engine. Its lines take the place of ours in the analysis as they come. */
export function ModelReading({ situationId, analysis }: Props) {
  const { reader } = analysis
  const { isReading, ask, stop } = useModelReading(situationId, analysis)
  if (!reader) return null
  const mayAskAgain = !isReading && (reader.status === 'failed' || reader.status === 'waiting')
  return (
    <p className="model-reading small muted">
      <span role="status">
        {readerLine(mayAskAgain ? { ...reader, status: 'failed' } : reader)}
      </span>{' '}
      {isReading && (
        <Button look="quiet" onClick={stop}>
          Stop here
        </Button>
      )}
      {mayAskAgain && (
        <Button look="quiet" onClick={ask}>
          Ask again
        </Button>
      )}
    </p>
  )
}

function useModelReading(situationId: number, { id, reader, said }: Analysis) {
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

  return { isReading, ask: () => void ask(), stop }
}
