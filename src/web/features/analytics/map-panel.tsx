import type { ReactNode } from 'react'
import {
  SAMPLE_ATTACHMENT_INSIGHT,
  SAMPLE_CATEGORIES,
} from '#domain/content/examples/analytics-sample.ts'
import { type Analytics, countItems, ENOUGH_ITEMS } from '#domain/findings/analytics.ts'
import { sayAttachment, sayItems } from '#domain/findings/analytics-words.ts'
import { colourOf, ownCategoriesOf } from '#domain/self-map/map-categories.ts'
import type { Relationship } from '#domain/self-map/relationship.ts'
import { categoryLabel, type SelfMapItem } from '#domain/self-map/self-map.ts'
import { itemPhrase } from '#engine/input/item-phrase.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CategoryBars } from './category-bars.tsx'
import { HeatCard } from './heat-card.tsx'
import { SampleNote, SampleTag } from './sample-note.tsx'
import './analytics.css'

type Props = {
  analytics: Analytics
  items: readonly SelfMapItem[]
  relationships: readonly Relationship[]
}

/** "Self-Map Insights": what the map is made of, what is held closest, what is touched most. */
export function AnalyticsMapPanel({ analytics, items, relationships }: Props) {
  const { categories, closest, touches } = analytics
  const own = ownCategoriesOf(items)
  const owned = countItems(categories)
  return (
    <div className="stack">
      {owned < ENOUGH_ITEMS ? (
        <SampleMapInsights>
          These are made-up figures. Yours appear once you have {ENOUGH_ITEMS} items of your own. So
          far you have {owned === 0 ? 'none' : owned}.
        </SampleMapInsights>
      ) : (
        <>
          <p className="small muted">{sayItems(categories)}</p>
          <Card title="Category Distribution">
            <CategoryBars
              bars={categories.map(({ category, count, power }) => ({
                key: category,
                label: categoryLabel(category),
                colour: colourOf(category, own),
                count,
                power,
              }))}
            />
          </Card>
          <Card look="soft" title="Attachment Strength">
            <p className="insight">{sayAttachment(categories, phrased(closest))}</p>
          </Card>
        </>
      )}
      {touches.length > 0 && (
        <HeatCard touches={touches} items={items} relationships={relationships} />
      )}
    </div>
  )
}

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

/** Rows whose names are about to stand in a sentence: "My bakery" reads "your bakery". */
const phrased = <Row extends { name: string; category: string }>(rows: readonly Row[]): Row[] =>
  rows.map((row) => ({ ...row, name: itemPhrase(row.name) }))
