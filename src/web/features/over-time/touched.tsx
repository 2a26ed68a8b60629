import { useState } from 'react'
import { EMOTION_LABELS } from '#domain/emotion/emotion.ts'
import { counted, listed } from '#domain/findings/analytics-words.ts'
import type { MonthTouch, Moved } from '#domain/findings/over-time.ts'
import { fullMonth } from '#domain/findings/over-time-words.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { Bloom } from '#web/pictures/bloom.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Link } from '#web/ui/link.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useTouching } from './use-over-time.ts'

type Props = {
  userId: number
  touches: readonly MonthTouch[]
  moved: readonly Moved[]
  month: string
}

/** What situations touched in this month, and the feeling they brought most. */
export function Touched({ userId, touches, moved, month }: Props) {
  const nameOf = new Map(moved.map(({ id, name }) => [id, name]))
  const shown = touches
    .filter(({ itemId }) => nameOf.has(itemId))
    .toSorted((one, other) => other.count - one.count)
  if (shown.length === 0) return null
  return (
    <section className="touched" aria-labelledby="touched-title">
      <h3 id="touched-title">Touched in {fullMonth(month)}</h3>
      <ul>
        {shown.map((touch) => (
          <li key={touch.itemId}>
            <span className="touched-blooms">
              {touch.feelings.slice(0, MOST_NAMED).map((category) => (
                <Bloom
                  key={category}
                  category={category}
                  size={touch.feelings.length > 1 ? 18 : 30}
                />
              ))}
            </span>
            <div>
              <p className="changes-name">
                <bdi>{nameOf.get(touch.itemId)}</bdi>
              </p>
              <div className="small muted">
                <TouchCount userId={userId} touch={touch} name={nameOf.get(touch.itemId) ?? ''} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

type CountProps = { userId: number; touch: MonthTouch; name: string }

/** More that are level say nothing. */
const MOST_NAMED = 3

function sayFelt({ feelings, often, count }: MonthTouch): string {
  if (feelings.length > MOST_NAMED) return ''
  const named = listed(feelings.map((it) => EMOTION_LABELS[it].toLowerCase()))
  if (count === 1) return `, ${named}`
  return `, ${named} in ${often} of them${feelings.length > 1 ? ' each' : ''}`
}

/** "5 situations, worry in 3 of them": a number one can look behind. */
export function TouchCount({ userId, touch, name }: CountProps) {
  const [isOpen, setOpen] = useState(false)
  const said = counted(touch.count, 'situation')
  return (
    <>
      <button
        type="button"
        className="figure-link"
        aria-label={`${said} about ${name} in ${fullMonth(touch.month)}: show them`}
        onClick={() => setOpen(true)}
      >
        {said}
      </button>
      {sayFelt(touch)}
      {isOpen && (
        <Behind userId={userId} touch={touch} name={name} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

function Behind({ userId, touch, name, onClose }: CountProps & { onClose: () => void }) {
  const { month, itemId } = touch
  const query = useTouching(userId, { month, itemId })
  return (
    <Dialog title={`${name} in ${fullMonth(month)}`} onClose={onClose}>
      <Loaded query={query}>
        {({ situations }) => (
          <ul className="touched-list">
            {situations.map(({ id, title, createdAt }) => (
              <li key={id}>
                <Link href={`/situation-history?situation=${id}`}>
                  <bdi>{title}</bdi>
                </Link>
                <span className="caption muted">{formatDay(createdAt)}</span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Dialog>
  )
}
