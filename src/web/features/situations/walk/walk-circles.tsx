import type { SelfMapItem } from '#domain/self-map.ts'
import type { Seen, WalkAnswers } from '#domain/walk.ts'

/** How far their middles stand apart, in units of the picture. */
const APART: Record<Seen, number> = { lost: 190, kept: 30, 'may be lost': 150, 'may come': 60 }
const UNKNOWN = 62

type Props = { answers: WalkAnswers; item: SelfMapItem | undefined }

/** What is known of the equation so far: dashed and empty where nothing was said. Its words stand on the card. */
export function WalkCircles({ answers: { wanted, saw, seen }, item }: Props) {
  const hasSeen = seen !== null || saw.trim() !== ''
  const half = (seen ? APART[seen] : hasSeen ? 150 : UNKNOWN) / 2
  return (
    <div className="walk-picture" aria-hidden="true">
      <svg viewBox="0 0 360 190">
        <text className="walk-label" x={180 - half} y="14">
          {wanted.trim() && 'What I wanted'}
        </text>
        <text className="walk-label walk-label-see" x={180 + half} y="14">
          {hasSeen && 'What I see'}
        </text>
        <circle
          className={wanted.trim() ? 'walk-circle walk-wanted' : 'walk-circle'}
          style={{ transform: `translateX(${-half}px)` }}
          cx="180"
          cy="104"
          r="76"
        />
        <circle
          className={hasSeen ? 'walk-circle walk-seen' : 'walk-circle'}
          style={{ transform: `translateX(${half}px)` }}
          cx="180"
          cy="104"
          r="76"
        />
      </svg>
      <p className={item ? 'walk-part walk-part-known' : 'walk-part'}>
        <bdi>{item?.name ?? 'a part of me'}</bdi>
      </p>
    </div>
  )
}
