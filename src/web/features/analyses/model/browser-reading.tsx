import { useEffect, useRef, useState } from 'react'
import type { Analysis } from '#domain/situation/analysis.ts'
import { BROWSER_READING, browserTurnedDown, readerLine } from '#domain/situation/reader-words.ts'
import { type AskModel, LONGEST_READING } from '#engine/language/model-request.ts'
import { browserModelName } from '#web/lib/engine/browser-model.ts'
import type { ModelSituation } from '#web/lib/engine/read-here.ts'
import { Button } from '#web/ui/button.tsx'

/** Runs a reading with the given model and saves the result. */
export type ReadInBrowser = (asked: {
  ask: AskModel
  by: string
  signal: AbortSignal
}) => Promise<void>

type Props = { told: ModelSituation; analysis: Analysis; read: ReadInBrowser }
type State = 'unknown' | 'none' | 'offered' | 'failed' | { line: string; isReading: boolean }

const load = () => import('#web/lib/engine/read-here.ts')

/** Offers a reading by the browser's built-in language model and shows its progress. */
export function BrowserReading({ told, analysis, read }: Props) {
  const [state, setState] = useState<State>('unknown')
  const running = useRef<AbortController | null>(null)
  const by = browserModelName()
  const { title, description, items } = told
  const reader = { name: by, where: 'browser' as const }

  useEffect(() => {
    let isHere = true
    findOffer({ title, description, items }).then((found) => isHere && setState(found))
    return () => {
      isHere = false
      running.current?.abort()
    }
  }, [title, description, items])

  async function ask() {
    const own = new AbortController()
    running.current = own
    const tell = (line: string) => setState({ line, isReading: true })
    try {
      const { askHere, isGoodEnough, tryModel } = await load()
      const onFetched = (share: number) => tell(BROWSER_READING.fetches(by, share))
      tell(BROWSER_READING.triesFirst(by, ''))
      const verdict = await tryModel(askHere(own.signal, onFetched), (text) =>
        tell(BROWSER_READING.triesFirst(by, text)),
      )
      if (!isGoodEnough(verdict))
        return setState({ line: browserTurnedDown(by, verdict), isReading: false })
      tell(readerLine({ ...reader, status: 'waiting' }))
      const signal = AbortSignal.any([own.signal, AbortSignal.timeout(LONGEST_READING)])
      await read({ ask: askHere(signal, onFetched), by, signal })
      setState('none')
    } catch {
      setState(own.signal.aborted ? 'offered' : 'failed')
    }
  }

  // A correction is final, so abort a reading that started before it.
  const word = JSON.stringify([analysis.said, analysis.fits])
  const before = useRef(word)
  useEffect(() => {
    if (before.current !== word) running.current?.abort()
    before.current = word
  }, [word])

  // Reads again after a correction without asking, because the person already asked once.
  const turn = analysis.reader?.status === 'waiting' ? JSON.stringify(analysis.said ?? null) : null
  const asked = useRef<string | null>(null)
  useEffect(() => {
    if (state !== 'offered' || turn === null || asked.current === turn) return
    asked.current = turn
    void ask()
  })

  if (state === 'unknown' || state === 'none') return null
  const isReading = typeof state === 'object' && state.isReading
  const line =
    typeof state === 'object'
      ? state.line
      : state === 'failed'
        ? readerLine({ ...reader, status: 'failed' })
        : BROWSER_READING.offer(by)
  return (
    <>
      <p role="status">{line}</p>
      {isReading ? (
        <Button look="quiet" size="small" onClick={() => running.current?.abort()}>
          Stop
        </Button>
      ) : (
        typeof state === 'string' && (
          <Button look="outline" size="small" onClick={() => void ask()}>
            {state === 'failed' ? 'Ask again' : 'Let it read this'}
          </Button>
        )
      )}
    </>
  )
}

/** Uses stored verdicts only. Checking availability may start a download of gigabytes, so that waits for a click. */
async function findOffer(told: ModelSituation): Promise<State> {
  const { isGoodEnough, knownVerdict, whyNotAsked } = await load()
  const known = knownVerdict()
  const isOffered = (!known || isGoodEnough(known)) && !(await whyNotAsked(told))
  return isOffered ? 'offered' : 'none'
}
