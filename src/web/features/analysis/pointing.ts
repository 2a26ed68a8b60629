import { createContext, useContext } from 'react'
import type { Evidence } from '#domain/analysis.ts'

/** A claim that is hovered or focused points at the words it rests on; null points at nothing. */
export type Point = (evidence: readonly Evidence[] | null) => void

export const PointContext = createContext<Point>(() => undefined)
export const usePoint = (): Point => useContext(PointContext)

/** The element that holds the person's words; claims lead there. */
export const WORDS_ID = 'your-words'
