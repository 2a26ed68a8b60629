import { DoorsCard } from './doors-card.tsx'
import { VisitorMapCard } from './map-card.tsx'
import { SampleMapCard } from './sample-map-card.tsx'
import { SmallCards } from './small-cards.tsx'

export const VisitorTop = () => (
  <>
    <DoorsCard owner={null} />
    <VisitorMapCard />
    <SmallCards person={null} />
    <SampleMapCard />
  </>
)
