import { useEffect, useMemo, useState } from 'react'
import { CARE_LINE, GET_HELP } from '#domain/content/helplines.ts'
import type { DangerLevel } from '#engine/danger/crisis.ts'
import { loadOnce } from '#web/lib/calls/load-once.ts'
import { Link } from '#web/ui/link.tsx'
import { QuietNote } from '#web/ui/quiet-note.tsx'
import { CrisisPanel } from './crisis-panel.tsx'

/** Shorter texts than this give the small model nothing to read. */
const WORTH_READING = 12

/** With the first letter: they are here before the first pause, and a page without words needs none of them. */
const loadPhrases = loadOnce(() => import('#engine/danger/crisis.ts'))
/** Where it cannot be had, the phrases watch alone. */
const loadModel = loadOnce(() =>
  import('#web/lib/engine/small-model.ts').then((it) => it.loadSmallModel()),
)

/** In milliseconds: a sentence that is still being written is not judged. */
const PAUSE = 1000

/** What stood there when the writing last paused. */
function useAfterPause(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const pause = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(pause)
  }, [text])
  return settled
}

/** What is fetched while it is needed. What could not be had is asked for again at every pause. */
function useLoaded<T>(load: () => Promise<T>, isNeeded: boolean, settled: string): T | null {
  const [loaded, setLoaded] = useState<{ it: T } | null>(null)
  const isMissing = isNeeded && !loaded
  useEffect(() => {
    if (!isMissing) return
    load().then(
      (it) => setLoaded({ it }),
      () => undefined,
    )
  }, [load, isMissing, settled])
  return loaded?.it ?? null
}

/**
 * How much care the written words call for, looked at whenever the writing pauses: by the phrases, and by the small
 * model as soon as it is here. What is found stays in this browser and is forgotten with the page.
 */
function useCrisisWatch(texts: readonly string[]): DangerLevel {
  const settled = useAfterPause(texts.join('\n\n'))
  const phrases = useLoaded(loadPhrases, texts.some(Boolean), settled)
  const isWorthReading = texts.some((text) => text.length >= WORTH_READING)
  const scores = useLoaded(loadModel, isWorthReading, settled)

  // Once for what stands there, not once for every letter: these are hundreds of phrases.
  return useMemo(() => {
    if (!phrases || !settled.trim()) return 'none'
    const parts = settled.split('\n\n')
    return phrases.detectCrisis(parts, scores?.(parts)).level
  }, [settled, phrases, scores])
}

type Props = {
  /** Everything the person wrote: title, description, names of items. */
  texts: readonly string[]
  /** The server has already said so. */
  isKnown?: boolean
}

/** Stands above a result and is nothing until help is needed. */
export function CrisisWatch({ texts, isKnown = false }: Props) {
  const [isSafe, setSafe] = useState(false)
  const level = useCrisisWatch(texts)
  if (isSafe || !(isKnown || level === 'danger')) return null
  return <CrisisPanel onSafe={() => setSafe(true)} />
}

/** Stands below the words one is writing, opens when they pause, and so never moves the field. */
export function HelpBelow({ texts }: Pick<Props, 'texts'>) {
  const [isSafe, setSafe] = useState(false)
  const level = useCrisisWatch(texts)
  if (isSafe || level === 'none') return null
  if (level === 'danger') return <CrisisPanel onSafe={() => setSafe(true)} />
  return (
    <QuietNote>
      {CARE_LINE} <Link href="/help">{GET_HELP}</Link>
    </QuietNote>
  )
}

/** For fields elsewhere: the same watch, and the panel at once where the server has said so. */
export const helpWhileWriting = (texts: readonly string[], isKnown: boolean) =>
  isKnown ? <CrisisWatch texts={texts} isKnown /> : <HelpBelow texts={texts} />
