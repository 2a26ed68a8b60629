import { createContext } from 'react'

/** What the server writes around a page's words while it draws them; in a browser there is none. */
export type Sheet = {
  title: string
  /** Parts whose scripts and styles the page needs at once. */
  parts: Set<string>
}

export const SheetContext = createContext<Sheet | null>(null)
