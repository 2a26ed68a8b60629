import { useState } from 'react'
import { CARE_LINE, GET_HELP } from '#domain/content/helplines.ts'
import { Link } from '#web/ui/link.tsx'
import { QuietNote } from '#web/ui/quiet-note.tsx'
import { CrisisPanel } from './crisis-panel.tsx'
import { useCrisisWatch } from './use-crisis-watch.ts'

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
