import { type ComponentType, createElement, lazy, useContext, useState } from 'react'
import { SheetContext } from './sheet.ts'

/**
 * A part that comes in a file of its own. Once it was fetched ahead it is drawn at once: React's own `lazy` would
 * show what stands in for it, if only for a moment.
 */
export function later<Props extends object>(
  /** Where it lies, from `src/web`: the server names its files in the page. */
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
    // What was begun with stays: another kind of element would begin anew.
    const [Part] = useState<ComponentType<Props>>(() => here ?? (Waiting as ComponentType<Props>))
    return createElement(Part, props)
  }
  return { Part: Later, preload, source }
}
