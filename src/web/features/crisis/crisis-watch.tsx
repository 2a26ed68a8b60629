import { useState } from 'react'
import { CrisisPanel } from './crisis-panel.tsx'
import { useCrisisWatch } from './use-crisis-watch.ts'

type Props = {
  /** Everything the person wrote: title, description, names of items. */
  texts: readonly string[]
  /** The server has already said so. */
  isKnown?: boolean
}

/** Stands above a form or a result and is nothing until help is needed. */
export function CrisisWatch({ texts, isKnown = false }: Props) {
  const [isSafe, setSafe] = useState(false)
  const isCrisis = useCrisisWatch(texts)
  if (isSafe || !(isKnown || isCrisis)) return null
  return <CrisisPanel onSafe={() => setSafe(true)} />
}
