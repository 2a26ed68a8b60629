import { type ReactNode, useMemo } from 'react'
import { SAMPLE_ITEMS, SAMPLE_RELATIONSHIPS } from '#domain/content/examples/dashboard-sample.ts'
import { powerLabel, powerWord } from '#domain/self-map/attachment-power.ts'
import type { Relationship } from '#domain/self-map/relationship.ts'
import {
  ENOUGH_ITEMS,
  FIRST_MAP_QUESTION,
  ownOf,
  type SelfMapItem,
} from '#domain/self-map/self-map.ts'
import { SelfMapPicture } from '#web/pictures/self-map-picture.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** A made-up map, drawn dashed like all examples. */
const SamplePicture = () => (
  <div className="map-ghosts">
    <SelfMapPicture
      items={SAMPLE_ITEMS}
      relationships={SAMPLE_RELATIONSHIPS}
      label="A sample Self-Map: sixteen items around SELF, with five relationships between them. Work-Life Balance and Health & Wellness are closest, Childhood is furthest out."
    />
  </div>
)

/** For visitors: a sample map and how to get one. */
export const SampleMapCard = () => (
  <Card title="Your Sample Self-Map" className="dashboard-wide dashboard-sample">
    <SamplePicture />
    <div className="stack">
      <p className="muted">
        This map is an example. Sign in to put your own people, ideas and stories on one.
      </p>
      <LinkButton isAlone href="/auth">
        Sign in or create an account
      </LinkButton>
    </div>
  </Card>
)

type Props = { items: readonly SelfMapItem[]; relationships: readonly Relationship[] }

/** As many items as are readable on a small map. */
const IN_SIGHT = 8

/** A small map of the closest items. Without own items, shows the sample. Until there are three, asks for more. */
export function MapCard({ items: all, relationships }: Props) {
  const items = useMemo(
    () => ownOf(all).toSorted((one, other) => other.attachmentPower - one.attachmentPower),
    [all],
  )
  const closest = useMemo(() => items.slice(0, IN_SIGHT), [items])
  if (items.length === 0)
    return (
      <Frame className="dashboard-sample">
        <SamplePicture />
        <div className="stack">
          <p className="muted">This is an example.</p>
          <p className="dashboard-question">{FIRST_MAP_QUESTION}</p>
          <LinkButton isAlone look="primary" href="/self-map">
            Name three things of your own
          </LinkButton>
        </div>
      </Frame>
    )
  return (
    <Frame
      className={items.length < ENOUGH_ITEMS ? 'dashboard-sample' : ''}
      note={items.length > IN_SIGHT && `${IN_SIGHT} of ${items.length}`}
    >
      <SelfMapPicture
        items={closest}
        among={items}
        relationships={relationships}
        label={formatMap(items)}
      />
      {items.length < ENOUGH_ITEMS && (
        <div className="stack">
          <p className="dashboard-question">{FIRST_MAP_QUESTION}</p>
          <LinkButton isAlone href="/self-map">
            Add more of your own
          </LinkButton>
        </div>
      )}
    </Frame>
  )
}

/** For visitors, who have no map yet. */
export const VisitorMapCard = () => (
  <Frame>
    <p className="muted">Take a look around the example map.</p>
  </Frame>
)

type FrameProps = { className?: string; note?: string | false; children: ReactNode }

const Frame = ({ className = '', note, children }: FrameProps) => (
  <Card
    title="My Self-Map"
    className={`dashboard-map ${className}`}
    aside={
      <div className="row">
        {note && <span className="caption muted">{note}</span>}
        <LinkButton size="small" href="/self-map">
          View Map
        </LinkButton>
      </div>
    }
  >
    {children}
  </Card>
)

function formatMap(items: readonly SelfMapItem[]): string {
  const closest = items
    .slice(0, 3)
    .map(
      ({ name, attachmentPower }) =>
        `${name} ${powerLabel(attachmentPower)}, ${powerWord(attachmentPower)}`,
    )
  const count = items.length === 1 ? 'one item' : `${items.length} items`
  return `Your Self-Map with ${count}. Closest to SELF: ${closest.join('; ')}.`
}
