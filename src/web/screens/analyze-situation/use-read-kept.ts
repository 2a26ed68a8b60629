import { useRef, useState } from 'react'
import type { Analysis, Reader } from '#domain/situation/analysis.ts'
import { readerBy } from '#domain/situation/reader-words.ts'
import type { ReadInBrowser } from '#web/features/analyses/browser-reading.tsx'
import { type KeptSituation, sentBy, writeKept } from '#web/features/situations/kept-situation.ts'

const load = () => import('#web/lib/engine/read-here.ts')

/** A visitor's words are read and checked in this browser, and kept on this device alone. */
export function useReadKept(kept: KeptSituation, onKept: (kept: KeptSituation) => void) {
  // Shown while it reads, and kept nowhere.
  const [waiting, setWaiting] = useState<Analysis | null>(null)
  const newest = useRef(kept)
  newest.current = kept

  function keep(analysis: Analysis): void {
    // What the person said meanwhile is final.
    if (newest.current !== kept) return
    const changed = { ...kept, analysis }
    writeKept(changed)
    onKept(changed)
  }

  const read: ReadInBrowser = async ({ ask, by, signal }) => {
    const { analysis, facts } = kept
    if (!analysis || !facts) return
    const [{ readHere }, { questionFor }] = await Promise.all([
      load(),
      import('#web/lib/engine/analyse-here.ts'),
    ])
    setWaiting({ ...analysis, reader: { ...readerBy(by), status: 'waiting' } })
    try {
      const own = { own: analysis, facts }
      const { findings, status } = await readHere(ask, questionFor(sentBy(kept)), own)
      signal.throwIfAborted()
      keep({ ...analysis, ...findings, reader: { ...readerBy(by), status } })
    } finally {
      setWaiting(null)
    }
  }

  /** And what lies deeper, once it is opened. */
  async function deepen(reader: Reader, signal: AbortSignal): Promise<void> {
    const { analysis } = kept
    if (!analysis) return
    const { askHere, deepenHere } = await load()
    const findings = await deepenHere(askHere(signal), kept, analysis)
    keep({ ...analysis, ...findings, reader: { ...reader, isDeep: true } })
  }

  return { read, deepen, waiting }
}
