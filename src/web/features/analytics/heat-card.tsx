import { EMOTION_LABELS } from '#domain/emotion/emotion.ts'
import { sayIntensity } from '#domain/emotion/strength.ts'
import { mainEmotions } from '#domain/findings/analytics-words.ts'
import type { ItemTouch } from '#domain/findings/item-touches.ts'
import type { Relationship } from '#domain/self-map/relationship.ts'
import { categoryLabel, type SelfMapItem } from '#domain/self-map/self-map.ts'
import { Bloom } from '#web/pictures/bloom.tsx'
import type { PillHeat } from '#web/pictures/pill-heat.tsx'
import { SelfMapPicture } from '#web/pictures/self-map-picture.tsx'
import { Card } from '#web/ui/card.tsx'
import { OpenFigure } from './behind.tsx'
import '#web/ui/table.css'

type Props = {
  touches: readonly ItemTouch[]
  items: readonly SelfMapItem[]
  relationships: readonly Relationship[]
}

/** Where situations touch the map, and what they bring. */
export function HeatCard({ touches, items, relationships }: Props) {
  return (
    <Card title="What comes up most">
      <div className="stack">
        <div className="heat">
          <div>
            <SelfMapPicture
              items={items}
              relationships={relationships}
              heat={heatOf(touches)}
              label="Your Self-Map. A glow around an item shows how often it came up. The table next to it says the same."
            />
            <p className="caption muted">
              The wider the glow, the more often an item came up. Its colour is the feeling that
              came most often.
            </p>
          </div>
          <TouchTable touches={touches} />
        </div>
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
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col" className="number">
            Times
          </th>
          <th scope="col">Most often with</th>
          <th scope="col" className="number">
            Intensity
          </th>
        </tr>
      </thead>
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
                title={`Situations that touched ${name}`}
                figure={{ item: name, itemCategory: category }}
              >
                {count}
              </OpenFigure>
            </td>
            <td>
              {mainEmotions(touch).map((main) => (
                <span key={main.category} className="touch-emotion">
                  <Bloom category={main.category} size={18} />
                  {EMOTION_LABELS[main.category]} {main.count} of {count}
                </span>
              ))}
            </td>
            <td className="number">{sayIntensity(intensity)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
