import {
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useState,
} from 'react'
import { SheetContext } from './sheet.ts'

/** Shows `waiting` until the part is here. */
const quietly =
  <Props extends object>(Part: ComponentType<Props>, waiting: ReactNode = null) =>
  (props: Props) => (
    <Suspense fallback={waiting}>
      <Part {...props} />
    </Suspense>
  )

/** A part that is loaded when it is first shown, such as a dialog. The server never renders it. */
export const onDemand = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
) => quietly(lazy(() => load().then((it) => ({ default: it }))) as ComponentType<Props>, waiting)

/** Loads every lazy part that may be on a rendered page. Loading one may add those inside it. */
export const PRELOADS: (() => Promise<unknown>)[] = []

/** A lazy part that renders at once if preloaded. React's `lazy` would still flash its fallback. */
export function later<Props extends object>(
  /** Path from `src/web`, by which the server lists the part's files in the page. */
  source: string,
  load: () => Promise<ComponentType<Props>>,
  /** Shown by `Quiet` until the part is here. */
  waiting: ReactNode = null,
) {
  let here: ComponentType<Props> | null = null
  const preload = async () => {
    here ??= await load()
    return here
  }
  PRELOADS.push(preload)
  const Waiting = lazy(() => preload().then((it) => ({ default: it })))
  function Later(props: Props) {
    useContext(SheetContext)?.parts.add(source)
    // Keep the first choice, because another element type would remount the part.
    const [Part] = useState<ComponentType<Props>>(() => here ?? (Waiting as ComponentType<Props>))
    return createElement(Part, props)
  }
  return { Part: Later, Quiet: quietly(Later, waiting), preload }
}
