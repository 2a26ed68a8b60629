import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import type { Seen, WalkAnswers, WalkKnown } from '#domain/situation/walk.ts'

/** The distance between the centres, in units of the picture. */
const APART: Record<Seen, number> = { lost: 190, kept: 30, 'may be lost': 150, 'may come': 60 }
const UNKNOWN = 62
const SAID = 110

type Props = { answers: WalkAnswers; known: WalkKnown | null; item: SelfMapItem | undefined }

/** The equation so far, dashed and empty if unanswered. Decorative, the card says it in words. */
export function WalkCircles({ answers: { wanted, saw, seen, how }, known, item }: Props) {
  const looks = seen ?? known?.seen ?? null
  const isSaid = saw.trim() !== ''
  const hasSeen = looks !== null || isSaid
  const hasWanted = wanted.trim() !== ''
  // "Done to me", "any moment" and "about me" move them a little further apart.
  const more = how === 'done to me' || how === 'any moment' || how === 'about me' ? 16 : 0
  const half = ((looks ? APART[looks] : isSaid ? SAID : UNKNOWN) + more) / 2
  return (
    <div className="walk-picture" aria-hidden="true">
      <svg viewBox="0 0 384 190" aria-hidden="true">
        <g className="walk-side" style={{ transform: `translateX(${-half}px)` }}>
          <text className="walk-label" x="192" y="14">
            {hasWanted && 'What I wanted'}
          </text>
          <circle
            className={hasWanted ? 'walk-circle walk-wanted' : 'walk-circle'}
            cx="192"
            cy="104"
            r="76"
          />
        </g>
        <g className="walk-side" style={{ transform: `translateX(${half}px)` }}>
          <text className="walk-label walk-label-see" x="192" y="14">
            {hasSeen && 'What I see'}
          </text>
          <circle
            className={hasSeen ? 'walk-circle walk-seen' : 'walk-circle'}
            cx="192"
            cy="104"
            r="76"
          />
        </g>
      </svg>
      <div className="walk-words">
        <bdi>{wanted.trim()}</bdi>
        <bdi>{saw.trim()}</bdi>
      </div>
      <p className={item ? 'walk-part walk-part-known' : 'walk-part'}>
        <bdi>{item?.name ?? 'a part of me'}</bdi>
      </p>
    </div>
  )
}
