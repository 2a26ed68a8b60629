import { EMOTION_LABELS } from '#domain/emotion/emotion.ts'
import { counted, listed } from '#domain/findings/analytics-words.ts'
import type { ItemChange, MonthTouch } from '#domain/findings/over-time.ts'
import { fullMonth } from '#domain/findings/over-time-words.ts'
import { Bloom } from '#web/pictures/bloom.tsx'
import { OpenFigure } from './figure-details.tsx'

type Props = {
  touches: readonly MonthTouch[]
  moved: readonly ItemChange[]
  month: string
}

/** The items that situations touched this month, each with its most frequent feeling. */
export function Touched({ touches, moved, month }: Props) {
  const nameOf = new Map(moved.map(({ id, name }) => [id, name]))
  const shown = touches
    .filter(({ itemId }) => nameOf.has(itemId))
    .toSorted((one, other) => other.count - one.count)
  if (shown.length === 0) return null
  return (
    <section className="touched" aria-labelledby="touched-title">
      <h3 id="touched-title">Came up in {fullMonth(month)}</h3>
      <ul>
        {shown.map((touch) => (
          <li key={touch.itemId}>
            <span className="touched-blooms">
              {touch.feelings.slice(0, MAX_NAMED).map((category) => (
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
                <TouchCount touch={touch} name={nameOf.get(touch.itemId) ?? ''} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A tie between more feelings than this isn't worth showing. */
const MAX_NAMED = 3

function formatMentions({ feelings, often, count }: MonthTouch): string {
  if (feelings.length > MAX_NAMED) return ''
  const named = listed(feelings.map((it) => EMOTION_LABELS[it].toLowerCase()))
  if (count === 1) return `, ${named}`
  return `, ${named} in ${often} of them${feelings.length > 1 ? ' each' : ''}`
}

/** "5 situations, worry in 3 of them": a number that opens its situations. */
export function TouchCount({ touch, name }: { touch: MonthTouch; name: string }) {
  const { month, itemId, count } = touch
  return (
    <>
      <OpenFigure
        said={counted(count, 'situation')}
        title={`${name} in ${fullMonth(month)}`}
        figure={{ month, itemId }}
      />
      {formatMentions(touch)}
    </>
  )
}
