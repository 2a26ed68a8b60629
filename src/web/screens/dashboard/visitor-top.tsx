import { AnalyzeCard } from './analyze-card.tsx'
import { VisitorMapCard } from './map-card.tsx'
import { SampleMapCard } from './sample-map-card.tsx'

export function VisitorTop() {
  return (
    <>
      <div className="dashboard-side">
        <AnalyzeCard />
        <VisitorMapCard />
      </div>
      <SampleMapCard />
    </>
  )
}
