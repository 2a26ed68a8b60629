import { useEffect, useMemo, useState } from 'react'
import { CARE_LINE, GET_HELP } from '#domain/content/helplines.ts'
import type { DangerLevel } from '#engine/danger/crisis.ts'
import { loadOnce, useLoaded } from '#web/lib/calls/load-once.ts'
import { Link } from '#web/ui/link.tsx'
import { QuietNote } from '#web/ui/quiet-note.tsx'
import { CrisisPanel } from './crisis-panel.tsx'

/** In characters. Shorter texts give the small model nothing to read. */
const WORTH_READING = 12

/** Loaded with the first letter, so they are here before the first pause. A page without text doesn't need them. */
const loadPhrases = loadOnce(() => import('#engine/danger/crisis.ts'))
/** If it can't be loaded, the phrases watch alone. */
const loadModel = loadOnce(() =>
  import('#web/lib/engine/small-model.ts').then((it) => it.loadSmallModel()),
)

/** In milliseconds. Unfinished sentences aren't judged. */
const PAUSE = 1000

/** Returns the text as of the last pause in writing. */
function useAfterPause(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const pause = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(pause)
  }, [text])
  return settled
}

/**
 * Rates the danger in the text at every pause: by phrases, and by the small model once it is loaded. The result stays
 * in this browser and isn't stored.
 */
function useCrisisWatch(texts: readonly string[]): DangerLevel {
  const settled = useAfterPause(texts.join('\n\n'))
  const phrases = useLoaded(loadPhrases, texts.some(Boolean), settled)
  const isWorthReading = texts.some((text) => text.length >= WORTH_READING)
  const scores = useLoaded(loadModel, isWorthReading, settled)

  // Run once per pause instead of once per letter, because there are hundreds of phrases.
  return useMemo(() => {
    if (!phrases || !settled.trim()) return 'none'
    const parts = settled.split('\n\n')
    return phrases.detectCrisis(parts, scores?.(parts)).level
  }, [settled, phrases, scores])
}

type Props = {
  /** Everything the person wrote: title, description, names of items. */
  texts: readonly string[]
  /** True if the server already detected danger. */
  isKnown?: boolean
}

/** Shown above a result. Renders nothing until help is needed. */
export function CrisisWatch({ texts, isKnown = false }: Props) {
  const [isSafe, setSafe] = useState(false)
  const level = useCrisisWatch(texts)
  if (isSafe || !(isKnown || level === 'danger')) return null
  return <CrisisPanel onSafe={() => setSafe(true)} />
}

/** Shown below the field and opened at a pause, so it never moves the field. */
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

/** The same watch for other fields. Shows the panel at once if the server detected danger. */
export const Help = ({ texts, isKnown }: Props) =>
  isKnown ? <CrisisWatch texts={texts} isKnown /> : <HelpBelow texts={texts} />
