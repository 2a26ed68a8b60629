import { useMemo } from 'react'
import { ENOUGH_ITEMS, ownOf, type SelfMapItem } from '#domain/self-map/self-map.ts'
import { useChoice } from '#web/lib/browser/choices.ts'

/** The items to draw: own ones, plus the examples until there are `ENOUGH_ITEMS` or if the person asks for them. */
export function useExamplesOnMap(items: readonly SelfMapItem[]) {
  const [isAsked, ask] = useChoice('map-with-examples')
  const own = useMemo(() => ownOf(items), [items])
  const hasEnough = own.length >= ENOUGH_ITEMS
  const areShown = !hasEnough || isAsked
  return {
    drawn: areShown ? items : own,
    areShown,
    /** Absent while examples are drawn anyway. */
    toggle: hasEnough ? () => ask(!isAsked) : undefined,
  }
}
export type ExamplesOnMap = ReturnType<typeof useExamplesOnMap>
