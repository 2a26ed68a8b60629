import { DoorsCard } from './doors-card.tsx'
import { VisitorMapCard } from './map-card.tsx'
import { SampleMapCard } from './sample-map-card.tsx'
import { SmallCards } from './small-cards.tsx'

export function VisitorTop() {
  return (
    <>
      <DoorsCard owner={null} />
      <div className="dashboard-main">
        <SampleMapCard />
      </div>
      <div className="dashboard-aside">
        <VisitorMapCard />
      </div>
      <SmallCards person={null} isFolded={false} />
    </>
  )
}
