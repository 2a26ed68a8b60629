import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import type { Seen, WalkAnswers, WalkKnown } from '#domain/situation/walk.ts'

/** The distance between the centres, in units of the picture. */
const APART: Record<Seen, number> = { lost: 190, kept: 30, 'may be lost': 150, 'may come': 60 }
const UNKNOWN = 62
const SAID = 110

type Props = { answers: WalkAnswers; known: WalkKnown | null; item: SelfMapItem | undefined }

type SideProps = { at: number; label: string | false; look: 'walk-wanted' | 'walk-seen' }

/** One circle with its label above, empty if there is nothing to label yet. */
const Side = ({ at, label, look }: SideProps) => (
  <g className="walk-side" style={{ transform: `translateX(${at}px)` }}>
    <text
      className={look === 'walk-seen' ? 'walk-label walk-label-see' : 'walk-label'}
      x="192"
      y="14"
    >
      {label}
    </text>
    <circle className={label ? `walk-circle ${look}` : 'walk-circle'} cx="192" cy="104" r="76" />
  </g>
)

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
        <Side at={-half} label={hasWanted && 'What I wanted'} look="walk-wanted" />
        <Side at={half} label={hasSeen && 'What I see'} look="walk-seen" />
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
