import type { ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { Tabs } from '#web/ui/tabs.tsx'
import './analytics-tabs.css'

const TABS = [
  { name: 'emotions', label: 'Emotion Patterns' },
  { name: 'self-map', label: 'Self-Map Insights' },
  { name: 'relationships', label: 'Relationships' },
] as const

export type AnalyticsTab = (typeof TABS)[number]['name']

/** The address names the open tab, so that it can be kept and reloaded. */
export function AnalyticsTabs({ children }: { children: (tab: AnalyticsTab) => ReactNode }) {
  const [search, setSearch] = useSearchParams()
  const named = search.get('tab')
  const chosen = TABS.find(({ name }) => name === named)?.name ?? 'emotions'

  function choose(name: AnalyticsTab) {
    setSearch(
      (before) => {
        before.set('tab', name)
        return before
      },
      { replace: true },
    )
  }

  return (
    <div className="analytics-tabs">
      <Tabs label="Analytics" tabs={TABS} chosen={chosen} onChoose={choose}>
        {children(chosen)}
      </Tabs>
    </div>
  )
}
