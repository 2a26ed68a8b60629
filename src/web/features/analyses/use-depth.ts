import { useEffect, useRef, useState } from 'react'
import type { Analysis, Reader } from '#domain/situation/analysis.ts'
import { depthLine } from '#domain/situation/reader-words.ts'
import { browserModels } from '#web/lib/engine/browser-model.ts'

/** Deeper insights by the model that read the situation, requested only when opened. */
export type Deepening = { line: string | null; open: () => void }

export function useDepth(
  analysis: Analysis | null,
  say: (reader: Reader, signal: AbortSignal) => Promise<void>,
): Deepening {
  const { reader, psychologicalInsights } = analysis ?? {}
  const [status, setStatus] = useState<'waiting' | 'read' | 'failed' | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const hasRead = reader?.status === 'read' || reader?.status === 'partly'
  const isHere = reader?.where !== 'browser' || browserModels() !== null
  const isOpen = hasRead && isHere && psychologicalInsights && !reader.isDeep && status === null
  async function open() {
    if (!reader || !isOpen) return
    const own = new AbortController()
    running.current = own
    setStatus('waiting')
    await say(reader, own.signal).then(
      () => setStatus('read'),
      () => setStatus('failed'),
    )
  }
  return {
    line: reader && status ? depthLine(reader, status) : null,
    open: () => void open(),
  }
}
