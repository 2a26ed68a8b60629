import { EMOTION_LABELS } from '#domain/emotion/emotion.ts'
import { formatIntensity } from '#domain/emotion/strength.ts'
import type { Analytics } from '#domain/findings/analytics.ts'
import {
  countOf,
  formatAttachment,
  formatItems,
  mainEmotions,
} from '#domain/findings/analytics-words.ts'
import type { ItemTouch } from '#domain/findings/item-touches.ts'
import { colourOf, ownCategoriesOf } from '#domain/self-map/map-categories.ts'
import type { Relationship } from '#domain/self-map/relationship.ts'
import {
  categoryLabel,
  ENOUGH_ITEMS,
  type SelfMapItem,
  withoutExamples,
} from '#domain/self-map/self-map.ts'
import { itemPhrase } from '#engine/input/item-phrase.ts'
import { Bloom } from '#web/pictures/bloom.tsx'
import type { PillHeat } from '#web/pictures/pill-face.tsx'
import { SelfMapPicture } from '#web/pictures/self-map-picture.tsx'
import { Card } from '#web/ui/card.tsx'
import { TableHead } from '#web/ui/table-head.tsx'
import { OpenFigure } from './figure-details.tsx'
import { CategoryBars, SampleMapInsights } from './sample-map-insights.tsx'
import '#web/ui/table.css'
import './analytics.css'

type HeatCardProps = {
  touches: readonly ItemTouch[]
  items: readonly SelfMapItem[]
  relationships: readonly Relationship[]
}

/** The items that situations touch, and the feelings they bring. */
function HeatCard({ touches, items, relationships }: HeatCardProps) {
  return (
    <Card isStack title="What comes up most">
      <div className="heat">
        <div>
          <SelfMapPicture
            items={items}
            relationships={relationships}
            heat={heatOf(touches)}
            label="Your Self-Map. A glow around an item shows how often it came up. The table next to it shows the same."
          />
          <p className="caption muted">
            The wider the glow, the more often an item came up. Its colour is the feeling that came
            up most.
          </p>
        </div>
        <TouchTable touches={touches} />
      </div>
    </Card>
  )
}

function heatOf(touches: readonly ItemTouch[]): Map<number, PillHeat> {
  const most = Math.max(1, ...touches.map(({ count }) => count))
  return new Map(
    touches.flatMap(({ itemId, count, emotions: [main] }) =>
      itemId === null || !main
        ? []
        : [[itemId, { share: count / most, count, category: main.category }] as const],
    ),
  )
}

function TouchTable({ touches }: { touches: readonly ItemTouch[] }) {
  return (
    <table className="table touch-table">
      <caption className="sr-only">Items by how often they came up</caption>
      <TableHead
        titles={['Item', ['Times', 'number'], 'Most often with', ['Intensity', 'number']]}
      />
      <tbody>
        {touches.map(({ itemId, name, category, count, intensity, ...touch }) => (
          <tr key={`${category} ${name}`}>
            <th scope="row">
              <bdi>{name}</bdi>
              <span className="caption muted">
                {categoryLabel(category)}
                {itemId === null && ', not on your map'}
              </span>
            </th>
            <td className="number">
              <OpenFigure
                said={count}
                title={`Situations involving ${name}`}
                figure={{ item: name, itemCategory: category }}
              />
            </td>
            <td>
              {mainEmotions(touch).map((main) => (
                <span key={main.category} className="touch-emotion">
                  <Bloom category={main.category} size={18} />
                  {EMOTION_LABELS[main.category]} {main.count} of {count}
                </span>
              ))}
            </td>
            <td className="number">{formatIntensity(intensity)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Props = {
  analytics: Analytics
  items: readonly SelfMapItem[]
  relationships: readonly Relationship[]
}

/** "Self-Map Insights": the categories, the closest items and the most touched ones. */
export function AnalyticsMapPanel({ analytics, items, relationships }: Props) {
  const { categories, closest, touches } = analytics
  const own = ownCategoriesOf(items)
  const owned = countOf(categories)
  return (
    <div className="stack">
      {owned < ENOUGH_ITEMS ? (
        <SampleMapInsights>
          These figures are made up. You’ll see yours once you have {ENOUGH_ITEMS} items of your
          own. So far you have {owned === 0 ? 'none' : owned}.
        </SampleMapInsights>
      ) : (
        <>
          <p className="small muted">{formatItems(categories)}</p>
          <Card title="Category Distribution">
            <CategoryBars
              bars={categories.map(({ category, count, power }) => ({
                label: categoryLabel(category),
                colour: colourOf(category, own),
                count,
                power,
              }))}
            />
          </Card>
          <Card look="soft" title="Attachment Strength">
            <p className="insight">{formatAttachment(categories, phrased(closest))}</p>
          </Card>
        </>
      )}
      {touches.length > 0 && (
        <HeatCard touches={touches} items={withoutExamples(items)} relationships={relationships} />
      )}
    </div>
  )
}

/** Turns an item's name into the second person: "My bakery" becomes "your bakery". */
const phrased = <Row extends { name: string; category: string }>(rows: readonly Row[]): Row[] =>
  rows.map((row) => ({ ...row, name: itemPhrase(row.name) }))
