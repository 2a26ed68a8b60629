import type { ReactNode } from 'react'
import { useTabInAddress } from '#web/lib/address/use-tab-in-address.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import './analytics-tabs.css'

const TABS = [
  { name: 'emotions', label: 'Emotion Patterns' },
  { name: 'self-map', label: 'Self-Map Insights' },
  { name: 'relationships', label: 'Relationships' },
] as const

export type AnalyticsTab = (typeof TABS)[number]['name']

export function AnalyticsTabs({ children }: { children: (tab: AnalyticsTab) => ReactNode }) {
  const [chosen, choose] = useTabInAddress(TABS)
  return (
    <div className="analytics-tabs">
      <Tabs label="Analytics" tabs={TABS} chosen={chosen} onChoose={choose}>
        {children(chosen)}
      </Tabs>
    </div>
  )
}
