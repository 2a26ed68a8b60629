import { useSearchParams } from 'wouter'

/** The address names the open tab, so that it can be shared and reloaded; the first one needs no name. */
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
