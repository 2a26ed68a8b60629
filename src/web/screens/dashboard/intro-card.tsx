import { useState } from 'react'
import { FRAMEWORK_NAME } from '#domain/content/product.ts'
import { EMOTION_CATEGORIES } from '#domain/emotion/emotion.ts'
import { QuickTour } from '#web/features/tour/quick-tour.tsx'
import { Bloom } from '#web/pictures/bloom.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

export function IntroCard() {
  const [isTouring, setTouring] = useState(false)
  return (
    <Card title="Emotional Intelligence Analysis" className="dashboard-intro">
      <div className="stack">
        <p className="muted">
          An emotion answers a question: is what I see what I expected, for something that is part
          of me? The {FRAMEWORK_NAME} puts the two side by side, so that you can look at both.
        </p>
        <div className="row">
          <Button aria-haspopup="dialog" onClick={() => setTouring(true)}>
            Quick Tour
          </Button>
          <LinkButton look="quiet" href="/learn">
            Learn More
          </LinkButton>
        </div>
      </div>
      <div className="dashboard-blooms">
        {EMOTION_CATEGORIES.map((category) => (
          <Bloom key={category} category={category} size={26} />
        ))}
      </div>
      {isTouring && <QuickTour onClose={() => setTouring(false)} />}
    </Card>
  )
}
