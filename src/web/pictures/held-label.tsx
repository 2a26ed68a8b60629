import { powerLabel, powerWord } from '#domain/self-map/attachment-power.ts'
import type { ScenePill } from '#domain/self-map/layout/scene.ts'

/** What a pill becomes where it is held: above it, and on a phone at the top, clear of the finger. */
export function HeldLabel({ pill }: { pill: ScenePill }) {
  const { x, y, height, name, power } = pill
  const word = powerWord(power)
  return (
    <>
      <p
        className="map-held-label"
        style={{ '--x': `${x}px`, '--y': `${y - height / 2 - 12}px` } as React.CSSProperties}
        aria-hidden="true"
      >
        <span className="phone-only">
          <bdi>{name}</bdi> is{' '}
        </span>
        <b>{word}</b> {powerLabel(power)}
      </p>
      <p className="sr-only" role="status">
        {name}: {word}
      </p>
    </>
  )
}
