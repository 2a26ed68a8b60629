import { useState } from 'react'
import { FRAMEWORK_NAME } from '#domain/content/product.ts'
import { QuickTour } from '#web/features/plans/quick-tour.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { FoldingCard } from '#web/ui/folding-card.tsx'

export function IntroCard() {
  const [isTouring, setTouring] = useState(false)
  return (
    <FoldingCard title="Emotional Intelligence Analysis" fold="intro-folded">
      <div className="stack">
        <p className="muted">
          A feeling comes from the gap between what you expected and what you saw. That’s the{' '}
          {FRAMEWORK_NAME}.
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
