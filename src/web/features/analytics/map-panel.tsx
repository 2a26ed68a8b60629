import { type Analytics, countItems } from '#domain/findings/analytics.ts'
import { sayAttachment, sayItems } from '#domain/findings/analytics-words.ts'
import { colourOf, ownCategoriesOf } from '#domain/self-map/map-categories.ts'
import type { Relationship } from '#domain/self-map/relationship.ts'
import {
  categoryLabel,
  ENOUGH_ITEMS,
  type SelfMapItem,
  withoutExamples,
} from '#domain/self-map/self-map.ts'
import { itemPhrase } from '#engine/input/item-phrase.ts'
import { Card } from '#web/ui/card.tsx'
import { CategoryBars } from './category-bars.tsx'
import { HeatCard } from './heat-card.tsx'
import { SampleMapInsights } from './sample-map-insights.tsx'
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
        <HeatCard touches={touches} items={withoutExamples(items)} relationships={relationships} />
      )}
    </div>
  )
}

/** Rows whose names are about to stand in a sentence: "My bakery" reads "your bakery". */
const phrased = <Row extends { name: string; category: string }>(rows: readonly Row[]): Row[] =>
  rows.map((row) => ({ ...row, name: itemPhrase(row.name) }))
