import { type ComponentType, createElement, lazy, useContext, useState } from 'react'
import { SheetContext } from './sheet.ts'

/** A lazy part that renders at once if preloaded. React's `lazy` would still flash its fallback. */
export function later<Props extends object>(
  /** Path from `src/web`, by which the server lists the part's files in the page. */
  source: string,
  load: () => Promise<ComponentType<Props>>,
) {
  let here: ComponentType<Props> | null = null
  const preload = async () => {
    here ??= await load()
    return here
  }
  const Waiting = lazy(() => preload().then((it) => ({ default: it })))
  function Later(props: Props) {
    useContext(SheetContext)?.parts.add(source)
    // Keep the first choice, because another element type would remount the part.
    const [Part] = useState<ComponentType<Props>>(() => here ?? (Waiting as ComponentType<Props>))
    return createElement(Part, props)
  }
  return { Part: Later, preload, source }
}
