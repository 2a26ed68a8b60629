import { SAMPLE_ITEMS, SAMPLE_RELATIONSHIPS } from '#domain/content/examples/dashboard-sample.ts'
import { SelfMapPicture } from '#web/pictures/self-map-picture.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** A made-up map, drawn dashed like all examples. */
export const SamplePicture = () => (
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
      <div>
        <LinkButton href="/auth">Sign in or create an account</LinkButton>
      </div>
    </div>
  </Card>
)
