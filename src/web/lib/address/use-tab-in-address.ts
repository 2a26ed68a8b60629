import { useSearchParams } from 'wouter'

/**
 * Stores the open tab in `?tab=`, so it can be shared and reloaded. The first tab is the default and needs no
 * parameter.
 */
export function useTabInAddress<Name extends string>(tabs: Readonly<Record<Name, string>>) {
  const [search, setSearch] = useSearchParams()
  const names = Object.keys(tabs) as Name[]
  const first = names[0]!
  const chosen = names.find((name) => name === search.get('tab')) ?? first
  const choose = (name: Name) =>
    setSearch(
      (now) => {
        if (name === first) now.delete('tab')
        else now.set('tab', name)
        return now
      },
      { replace: true },
    )
  return [chosen, choose] as const
}
