import type { ReactNode } from 'react'

/** One thing that was found, and where it leads; null shows the list of keys. */
export type Found = {
  key: string
  label: string
  icon: ReactNode
  aside: ReactNode
  href: string | null
}
export type FoundGroup = { name: string; found: readonly Found[] }

export const foldGroups = (groups: readonly FoundGroup[]): Found[] =>
  groups.flatMap(({ found }) => [...found])
