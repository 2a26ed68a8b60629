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

type PropsOf<Part> = Part extends (props: infer Props extends object) => unknown ? Props : object
type FileOf<Name extends string> = Record<Name, ComponentType<never>>

/** Loads a component by its name in its file. */
const loaderOf =
  <Name extends string, File extends FileOf<Name>>(load: () => Promise<File>, name: Name) =>
  async () => ({ default: (await load())[name] as ComponentType<PropsOf<File[Name]>> })

/** A part that is loaded when it is first shown, such as a dialog. The server never renders it. */
export const onDemand = <Name extends string, File extends FileOf<Name>>(
  load: () => Promise<File>,
  name: Name,
  waiting: ReactNode = null,
) => quietly(lazy(loaderOf(load, name)) as ComponentType<PropsOf<File[Name]>>, waiting)

/** Loads every lazy part that may be on a rendered page. Loading one may add those inside it. */
export const PRELOADS: (() => Promise<unknown>)[] = []

/** A lazy part that renders at once if preloaded. React's `lazy` would still flash its fallback. */
export function later<Name extends string, File extends FileOf<Name>>(
  /** The build adds the file's path from `src/web` for the server, which lists the part's files in the page. */
  load: (() => Promise<File>) & { source?: string },
  name: Name,
  /** Shown by `Quiet` until the part is here. */
  waiting: ReactNode = null,
) {
  type Props = PropsOf<File[Name]>
  const loadPart = loaderOf(load, name)
  let here: ComponentType<Props> | null = null
  const preload = async () => {
    here ??= (await loadPart()).default
  }
  PRELOADS.push(preload)
  const Waiting = lazy(loadPart) as ComponentType<Props>
  function Later(props: Props) {
    useContext(SheetContext)?.parts.add(load.source ?? '')
    // Keep the first choice, because another element type would remount the part.
    const [Part] = useState(() => here ?? Waiting)
    return createElement(Part, props)
  }
  return { Part: Later, Quiet: quietly(Later, waiting), preload }
}
