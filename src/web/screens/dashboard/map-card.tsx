import { useMemo } from 'react'
import { powerLabel, powerWord } from '#domain/self-map/attachment-power.ts'
import type { Relationship } from '#domain/self-map/relationship.ts'
import { FIRST_MAP_QUESTION, isExample, type SelfMapItem } from '#domain/self-map/self-map.ts'
import { SelfMapPicture } from '#web/pictures/self-map-picture.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

type Props = { items: readonly SelfMapItem[]; relationships: readonly Relationship[] }

const ViewMap = () => (
  <LinkButton size="small" href="/self-map">
    View Map
  </LinkButton>
)

/** As many as can be read on a map this small. */
const IN_SIGHT = 8

/** The person's own map, small: what is closest. While nothing on it is their own, the question that begins one. */
export function MapCard({ items: all, relationships }: Props) {
  const items = useMemo(
    () =>
      all
        .filter((item) => !isExample(item))
        .sort((one, other) => other.attachmentPower - one.attachmentPower),
    [all],
  )
  const closest = useMemo(() => items.slice(0, IN_SIGHT), [items])
  return (
    <Card title="My Self-Map" className="dashboard-map" aside={<ViewMap />}>
      {items.length > 0 ? (
        <>
          <SelfMapPicture
            items={closest}
            among={items}
            relationships={relationships}
            label={sayMap(items)}
          />
          {items.length > IN_SIGHT && (
            <p className="caption muted">
              The {IN_SIGHT} closest of {items.length}
            </p>
          )}
        </>
      ) : (
        <div className="stack">
          <p className="dashboard-question">{FIRST_MAP_QUESTION}</p>
          <p className="muted">Name three. It takes half a minute.</p>
          <div className="row">
            <LinkButton look="primary" href="/self-map">
              Start my map
            </LinkButton>
          </div>
        </div>
      )}
    </Card>
  )
}

/** For visitors, who have no map of their own yet. */
export function VisitorMapCard() {
  return (
    <Card title="My Self-Map" className="dashboard-map" aside={<ViewMap />}>
      <p className="muted">Look around the example map, item by item.</p>
    </Card>
  )
}

function sayMap(items: readonly SelfMapItem[]): string {
  const closest = items
    .slice(0, 3)
    .map(
      ({ name, attachmentPower }) =>
        `${name} ${powerLabel(attachmentPower)}, ${powerWord(attachmentPower)}`,
    )
  const count = items.length === 1 ? 'one item' : `${items.length} items`
  return `Your Self-Map with ${count}. Closest to SELF: ${closest.join('; ')}.`
}
