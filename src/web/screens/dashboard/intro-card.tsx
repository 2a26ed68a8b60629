import { useState } from 'react'
import { FRAMEWORK_NAME } from '#domain/content/product.ts'
import { QuickTour } from '#web/features/tour/quick-tour.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { FoldingCard } from '#web/ui/folding-card.tsx'

export function IntroCard({ isFolded }: { isFolded: boolean }) {
  const [isTouring, setTouring] = useState(false)
  return (
    <FoldingCard
      title="Emotional Intelligence Analysis"
      className="dashboard-intro"
      isFolded={isFolded}
    >
      <div className="stack">
        <p className="muted">
          What you feel has to do with what you expected. The {FRAMEWORK_NAME} puts what you
          expected and what you saw side by side.
        </p>
        <div className="row">
          <Button size="small" aria-haspopup="dialog" onClick={() => setTouring(true)}>
            Quick Tour
          </Button>
          <LinkButton look="quiet" size="small" href="/learn">
            Learn More
          </LinkButton>
        </div>
      </div>
      {isTouring && <QuickTour onClose={() => setTouring(false)} />}
    </FoldingCard>
  )
}
