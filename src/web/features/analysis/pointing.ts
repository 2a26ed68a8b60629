import { createContext, useContext } from 'react'
import type { Mark } from '#domain/situation/evidence.ts'

/** A claim that is touched, hovered or focused points at the words it rests on; null points at nothing. */
export type Pointing = {
  point: (marks: readonly Mark[] | null) => void
  /** Brings the words into sight: those on the page, or on a phone a sheet of their own. */
  show: (marks: readonly Mark[]) => void
}

export const PointContext = createContext<Pointing>({
  point: () => undefined,
  show: () => undefined,
})
export const usePointing = (): Pointing => useContext(PointContext)
