import { ChevronLeft, ChevronRight, List, Orbit } from 'lucide-react'
import { type CSSProperties, memo, useDeferredValue, useEffect, useId, useState } from 'react'
import { overTime } from '#contract/over-time.ts'
import {
  type ItemChange,
  type MapOverTime,
  type Month,
  type MonthTouch,
  movedBetween,
  tiesBetween,
} from '#domain/findings/over-time.ts'
import {
  formatItem,
  formatMoved,
  formatPowerOf,
  formatWay,
  fullMonth,
  shortMonth,
  spokenMonth,
} from '#domain/findings/over-time-words.ts'
import { colourOf, ownCategoriesOf } from '#domain/self-map/map-categories.ts'
import { RELATIONSHIP_VERBS } from '#domain/self-map/relationship.ts'
import { useChoice } from '#web/lib/browser/choices.ts'
import { useIsPhone } from '#web/lib/browser/use-media-query.ts'
import { useAsk } from '#web/lib/calls/use-ask.ts'
import { pillColours } from '#web/lib/pill-colours.ts'
import { OVER_TIME_KEY } from '#web/lib/query-keys.ts'
import { timeZone } from '#web/lib/time-zone.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { FoundSection } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import { TableHead } from '#web/ui/table-head.tsx'
import { TouchCount, Touched } from '../touched.tsx'
import { LivingPicture } from './living-picture.tsx'
import '#web/ui/table.css'
import '#web/ui/scale.css'
import './over-time.css'

type TableProps = {
  moved: readonly ItemChange[]
  touches: readonly MonthTouch[]
  /** Column titles: the first month and the chosen one. */
  names: readonly [string, string]
  month: string
}

/** The number of rows shown at first. */
const FEW = 8

/** The picture as a table. Items that moved come first. A long one hides what is unchanged and untouched. */
function ChangesTable({ moved, touches, names, month }: TableProps) {
  const [isOpen, setOpen] = useState(false)
  const touchOf = new Map(touches.map((touch) => [touch.itemId, touch]))
  const own = ownCategoriesOf(moved)
  const first = moved.filter(({ id, way }) => way !== 'same' || touchOf.has(id))
  const rest = moved.filter((it) => !first.includes(it))
  const isShort = first.length + rest.length <= FEW
  const shown = isOpen || isShort ? [...first, ...rest] : first
  return (
    <>
      <table className="table changes-table">
        <caption className="sr-only">Items and how they moved, most recent moves first</caption>
        <TableHead
          titles={[
            'Item',
            [names[0], 'changes-then'],
            names[1],
            'What changed',
            [`Came up in ${fullMonth(month)}`, 'changes-touched'],
          ]}
        />
        <tbody>
          {shown.map((it) => {
            const touch = touchOf.get(it.id)
            return (
              <tr key={it.id}>
                <th scope="row">
                  <span className="changes-pill" style={pillColours(colourOf(it.category, own))}>
                    <bdi>{it.name}</bdi>
                  </span>
                </th>
                <td className="changes-then">{formatPowerOf(it.then)}</td>
                <td>{formatPowerOf(it.now)}</td>
                <td className={it.way === 'same' ? 'muted' : undefined}>{formatWay(it, month)}</td>
                <td className="changes-touched">
                  {touch && <TouchCount touch={touch} name={it.name} />}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {!isShort && rest.length > 0 && !isOpen && (
        <Button look="quiet" size="small" onClick={() => setOpen(true)}>
          Show {rest.length} more
        </Button>
      )}
    </>
  )
}

type ChangesListProps = { lived: MapOverTime; at: number }

/** Lists items that moved, and relationships that were added or removed. */
const ChangesList = memo(function ChangesList({ lived, at }: ChangesListProps) {
  const [isOpen, setOpen] = useState(false)
  const moved = movedBetween(lived, 0, at)
  const month = lived.months[at]!.name
  const own = ownCategoriesOf(moved)
  const told = moved.filter(({ way }) => way !== 'same')
  const { came, went } = tiesBetween(lived, 0, at)
  const nameOf = (id: number) =>
    lived.log.findLast(({ itemId, name }) => itemId === id && name !== null)?.name ?? ''
  const ties = [
    ...came.map((tie) => ({ tie, words: 'new relationship' })),
    ...went.map((tie) => ({ tie, words: 'relationship removed' })),
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
            <p className="small muted">{formatItem(it, month)}</p>
          </div>
        </li>
      ))}
      {rest > 0 && !isOpen && (
        <li>
          <Button look="quiet" size="small" onClick={() => setOpen(true)}>
            Show {rest} more
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

/** SELF in the middle, with the item dashed at its old distance and solid at the new one. */
function Distance({ moved: { then, now }, colour }: { moved: ItemChange; colour: string }) {
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

type Props = { months: readonly Month[]; at: number; onChange: (at: number) => void }

const NAMES = { phone: 5, desk: 12 }

/** A range input for the month, with two buttons as an alternative. */
function MonthSlider({ months, at, onChange }: Props) {
  const id = useId()
  const last = months.length - 1
  const shown = useIsPhone() ? NAMES.phone : NAMES.desk
  const every = Math.ceil(last / (shown - 1))
  return (
    <div className="months">
      <IconButton label="The month before" disabled={at === 0} onClick={() => onChange(at - 1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <div className="months-range">
        <label className="sr-only" htmlFor={id}>
          Month
        </label>
        <div className="scale-track" style={{ '--at': at / last } as CSSProperties}>
          <input
            id={id}
            type="range"
            min={0}
            max={last}
            value={at}
            aria-valuetext={fullMonth(months[at]!.name)}
            onChange={(event) => onChange(Number(event.target.value))}
          />
        </div>
        <div className="months-names caption" aria-hidden="true">
          {months.map(({ name }, index) =>
            (last - index) % every === 0 || index === at ? (
              <span
                key={name}
                className={index === at ? 'is-on' : nearTo(index, at, every) ? 'is-near' : ''}
                style={{ '--at': index / last } as CSSProperties}
              >
                {shortMonth(name)}
              </span>
            ) : null,
          )}
        </div>
      </div>
      <IconButton label="The month after" disabled={at === last} onClick={() => onChange(at + 1)}>
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  )
}

/** True if the label would overlap the one of the chosen month. */
const nearTo = (index: number, at: number, every: number): boolean =>
  every > 1 && Math.abs(index - at) < every / 1.5

/** The map in each month, the moves since the first one, and the same as a list. */
export function OverTime({ userId }: { userId: number }) {
  const query = useAsk([...OVER_TIME_KEY, userId], overTime.get, { userId }, { zone: timeZone() })
  return (
    <Loaded query={query} waiting={<Skeleton height={56} />}>
      {(lived) => (
        <FoundSection
          id="time"
          title="Your map over time"
          intro="How your map changes each month: what came closer, what moved away, and what came up."
          finding={formatUntilNow(lived)}
        >
          {lived.log.length === 0 ? (
            <EmptyState text="Add something of your own to the map, and you’ll see how it moves." />
          ) : (
            <Months key={lived.months.length} lived={lived} />
          )}
        </FoundSection>
      )}
    </Loaded>
  )
}

function formatUntilNow(lived: MapOverTime): string {
  const { months, log } = lived
  if (log.length === 0) return 'Nothing of your own is on the map yet.'
  const now = months.length - 1
  return formatMoved(movedBetween(lived, 0, now), months[0]!.name, months[now]!.name)
}

function Months({ lived }: { lived: MapOverTime }) {
  const { months } = lived
  const [at, setAt] = useState(months.length - 1)
  // The list is an equal view, so the choice is stored.
  const [isList, chooseList] = useChoice('map-over-time-list')
  const view = isList ? 'list' : 'map'
  const isPhone = useIsPhone()
  const [first, chosen] = [months[0]!, months[at]!]
  const moved = movedBetween(lived, 0, at)
  const sentence = formatMoved(moved, first.name, chosen.name)
  // Defer the list, so the map follows the slider at once.
  const later = useDeferredValue(at)
  const isNow = at === months.length - 1
  const span =
    at === 0
      ? fullMonth(first.name)
      : `${spokenMonth(first.name, chosen.name)} to ${spokenMonth(chosen.name, first.name)}`
  const touches = lived.touches.filter(({ month }) => month === chosen.name)
  const views = (
    <fieldset className="over-time-views">
      <legend className="sr-only">View</legend>
      {(['map', 'list'] as const).map((one) => (
        <IconButton
          key={one}
          label={one === 'map' ? 'As a map' : 'As a list'}
          aria-pressed={view === one}
          onClick={() => chooseList(one === 'list')}
        >
          {one === 'map' ? <Orbit aria-hidden /> : <List aria-hidden />}
        </IconButton>
      ))}
    </fieldset>
  )
  const said = (
    <div className="over-time-said">
      {isPhone && views}
      <p className="over-time-span">{span}</p>
      <h2>{sentence}</h2>
    </div>
  )
  const touched = <Touched touches={touches} moved={moved} month={chosen.name} />
  return (
    <div className={`over-time over-time-${view}`}>
      {!isPhone && views}
      {view === 'map' ? (
        <>
          <LivingPicture
            lived={lived}
            at={at}
            moved={moved}
            touches={touches}
            label={`Your Self-Map in ${fullMonth(chosen.name)}. ${sentence} The list shows the same.`}
          />
          <p className="caption muted over-time-key">
            {at > 0 &&
              moved.some(({ way }) => way === 'closer' || way === 'further') &&
              `Dashed: where it was in ${spokenMonth(first.name, chosen.name)}. `}
            A glow: it came up this month. The colour shows the feeling.
          </p>
          <div className="over-time-side">
            {!isPhone && said}
            <ChangesList lived={lived} at={later} />
            {touched}
          </div>
        </>
      ) : (
        <div className="over-time-table">
          {said}
          <ChangesTable
            moved={moved}
            touches={touches}
            names={[spokenMonth(first.name, chosen.name), isNow ? 'Now' : fullMonth(chosen.name)]}
            month={chosen.name}
          />
          {isPhone && touched}
        </div>
      )}
      <div className="over-time-when">
        {view === 'map' && isPhone && said}
        {months.length > 1 ? (
          <MonthSlider months={months} at={at} onChange={setAt} />
        ) : (
          <p className="small muted">This is the first month. From next month, you can compare.</p>
        )}
        <SaidAfterRest text={`${fullMonth(chosen.name)}. ${sentence}`} />
      </div>
    </div>
  )
}

/** In milliseconds, so a moving slider isn't announced. */
const REST = 400

/** Announces the text once the slider rests. */
function SaidAfterRest({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const rest = setTimeout(() => setSaid(text), REST)
    return () => clearTimeout(rest)
  }, [text])
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  )
}
