import { createContext } from 'react'

/** The document head the server collects while rendering. Null in a browser. */
export type Sheet = {
  title: string
  /** Parts whose scripts and styles the page needs at once. */
  parts: Set<string>
}

export const SheetContext = createContext<Sheet | null>(null)
