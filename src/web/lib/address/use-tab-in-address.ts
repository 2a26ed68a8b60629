import { useSearchParams } from 'wouter'

/**
 * Stores the open tab in `?tab=`, so it can be shared and reloaded. The first tab is the default and needs no
 * parameter.
 */
export function useTabInAddress<Name extends string>(tabs: readonly { name: Name }[]) {
  const [search, setSearch] = useSearchParams()
  const first = tabs[0]!.name
  const chosen = tabs.find(({ name }) => name === search.get('tab'))?.name ?? first
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
