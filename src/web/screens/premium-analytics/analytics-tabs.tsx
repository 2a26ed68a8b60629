import type { ReactNode } from 'react'
import { useTabInAddress } from '#web/lib/address/use-tab-in-address.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import './analytics-tabs.css'

const TABS = {
  emotions: 'Emotion Patterns',
  'self-map': 'Self-Map Insights',
  relationships: 'Relationships',
} as const

export type AnalyticsTab = keyof typeof TABS

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
