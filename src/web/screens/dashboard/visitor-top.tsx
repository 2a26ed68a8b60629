import type { ReactNode } from 'react'
import { AnalyzeCard } from './analyze-card.tsx'
import { IntroCard } from './intro-card.tsx'
import { VisitorMapCard } from './map-card.tsx'
import { SampleMapCard } from './sample-map-card.tsx'

export function VisitorTop({ status }: { status: ReactNode }) {
  return (
    <>
      <div className="dashboard-side">
        <AnalyzeCard owner={null} />
        <IntroCard />
        <VisitorMapCard />
      </div>
      <SampleMapCard />
      {status && <div className="dashboard-wide">{status}</div>}
    </>
  )
}
