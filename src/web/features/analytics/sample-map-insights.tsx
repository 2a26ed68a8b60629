import type { ReactNode } from 'react'
import {
  SAMPLE_ATTACHMENT_INSIGHT,
  SAMPLE_CATEGORIES,
} from '#domain/content/examples/analytics-sample.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CategoryBars } from './category-bars.tsx'
import { SampleNote, SampleTag } from './sample-note.tsx'
import './analytics.css'

export function SampleMapInsights({ children }: { children: ReactNode }) {
  return (
    <div className="stack">
      <SampleNote>{children}</SampleNote>
      <Card title="Category Distribution" aside={<SampleTag />}>
        <CategoryBars bars={SAMPLE_CATEGORIES.map((bar) => ({ ...bar, key: bar.label }))} />
      </Card>
      <Card look="soft" title="Attachment Strength" aside={<SampleTag />}>
        <p className="insight">{SAMPLE_ATTACHMENT_INSIGHT}</p>
      </Card>
      <div>
        <LinkButton look="primary" href="/self-map">
          Open your Self-Map
        </LinkButton>
      </div>
    </div>
  )
}
