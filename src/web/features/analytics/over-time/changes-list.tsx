import { type CSSProperties, memo, useState } from 'react'
import {
  type MapOverTime,
  type Moved,
  movedBetween,
  tiesBetween,
} from '#domain/findings/over-time.ts'
import { sayItem } from '#domain/findings/over-time-words.ts'
import { colourOf, ownCategoriesOf } from '#domain/self-map/map-categories.ts'
import { RELATIONSHIP_VERBS } from '#domain/self-map/relationship.ts'
import { Button } from '#web/ui/button.tsx'

type Props = { lived: MapOverTime; at: number }

/** So many are shown at first. */
const FEW = 8

/** Each thing that moved, and ties that came or went. */
export const ChangesList = memo(function ChangesList({ lived, at }: Props) {
  const [isOpen, setOpen] = useState(false)
  const moved = movedBetween(lived, 0, at)
  const month = lived.months[at]!.name
  const own = ownCategoriesOf(moved)
  const told = moved.filter(({ way }) => way !== 'same')
  const { came, went } = tiesBetween(lived, 0, at)
  const nameOf = (id: number) =>
    lived.log.findLast(({ itemId, name }) => itemId === id && name !== null)?.name ?? ''
  const ties = [
    ...came.map((tie) => ({ tie, words: 'new tie' })),
    ...went.map((tie) => ({ tie, words: 'tie taken away' })),
  ]
  const rest = told.length - FEW
  const shown = isOpen ? told : told.slice(0, FEW)
  if (told.length === 0 && ties.length === 0) return null
  return (
    <ul className="changes">
      {shown.map((it) => (
        <li key={it.id}>
          <Distance moved={it} colour={colourOf(it.category, own)} />
          <div>
            <p className="changes-name">
              <bdi>{it.name}</bdi>
            </p>
            <p className="small muted">{sayItem(it, month)}</p>
          </div>
        </li>
      ))}
      {rest > 0 && !isOpen && (
        <li>
          <Button look="quiet" size="small" onClick={() => setOpen(true)}>
            Show the other {rest}
          </Button>
        </li>
      )}
      {ties.map(({ tie: { sourceItemId, targetItemId, relationshipType }, words }) => (
        <li key={`${sourceItemId} ${targetItemId} ${relationshipType}`} className="changes-tie">
          <p className="small">
            <bdi>{nameOf(sourceItemId)}</bdi> {RELATIONSHIP_VERBS[relationshipType]}{' '}
            <bdi>{nameOf(targetItemId)}</bdi>: <span className="muted">{words}</span>
          </p>
        </li>
      ))}
    </ul>
  )
})

const HALF = 18
const radiusOf = (power: number): number => 7 + 8 * (1 - power)
const ANGLE = { x: Math.cos(-0.7), y: Math.sin(-0.7) }

/** SELF in the middle, dashed where it was, solid where it is. */
function Distance({ moved: { then, now }, colour }: { moved: Moved; colour: string }) {
  const placed = (power: number) => ({
    cx: ANGLE.x * radiusOf(power),
    cy: ANGLE.y * radiusOf(power),
  })
  return (
    <svg
      className="changes-sign"
      width={2 * HALF}
      height={2 * HALF}
      viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
      style={{ '--pill-line': `var(--cat-${colour}-line)` } as CSSProperties}
      aria-hidden="true"
      focusable="false"
    >
      <circle r={HALF - 2} className="changes-ring" />
      <circle r="3" className="changes-self" />
      {then !== null && <circle r="3.5" className="changes-was" {...placed(then)} />}
      {now !== null && <circle r="3.5" className="changes-is" {...placed(now)} />}
    </svg>
  )
}
