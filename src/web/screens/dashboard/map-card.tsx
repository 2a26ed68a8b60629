import { powerLabel, powerWord } from '#domain/self-map/attachment-power.ts'
import type { Relationship } from '#domain/self-map/relationship.ts'
import { isExample, type SelfMapItem } from '#domain/self-map/self-map.ts'
import { SelfMapPicture } from '#web/pictures/self-map-picture.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type Props = { items: readonly SelfMapItem[]; relationships: readonly Relationship[] }

const ViewMap = () => (
  <LinkButton size="small" href="/self-map">
    View Map
  </LinkButton>
)

/** The person's own map, small and alive. The examples are shown only while there is nothing else. */
export function MapCard({ items: all, relationships }: Props) {
  const own = all.filter((item) => !isExample(item))
  const items = own.length > 0 ? own : all
  return (
    <Card title="My Self-Map" className="dashboard-map" aside={<ViewMap />}>
      {items.length > 0 ? (
        <SelfMapPicture
          items={items}
          relationships={relationships}
          label={sayMap(items)}
          ratio={0.9}
        />
      ) : (
        <EmptyState text="Your first item could be a person." />
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
    .toSorted((one, other) => other.attachmentPower - one.attachmentPower)
    .slice(0, 3)
    .map(
      ({ name, attachmentPower }) =>
        `${name} ${powerLabel(attachmentPower)}, ${powerWord(attachmentPower)}`,
    )
  const count = items.length === 1 ? 'one item' : `${items.length} items`
  return `Your Self-Map with ${count}. Closest to SELF: ${closest.join('; ')}.`
}
