import { SAMPLE_ITEMS, SAMPLE_RELATIONSHIPS } from '#domain/examples/dashboard-sample.ts'
import { SelfMapPicture } from '#web/pictures/self-map-picture.tsx'

/** The example map beside the promise. */
export function SampleMap() {
  return (
    <div className="landing-map">
      <SelfMapPicture
        items={SAMPLE_ITEMS}
        relationships={SAMPLE_RELATIONSHIPS}
        label="A sample Self-Map: sixteen items around SELF, such as Friends 0.8 and Work-Life Balance 0.9, with lines between those that bear on each other."
      />
    </div>
  )
}
