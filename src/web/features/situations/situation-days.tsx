import { Eye, Trash2 } from 'lucide-react'
import type { ListedSituation } from '#contract/situations.ts'
import { sayIntensity } from '#domain/emotion/strength.ts'
import { whenOf } from '#domain/situation/happened.ts'
import { ownLine, ownTitle } from '#domain/situation/own-line.ts'
import type { SituationKind } from '#domain/situation/situation.ts'
import { formatDay, formatHour, formatRecent, formatShortDay } from '#web/lib/format-date.ts'
import { useNow } from '#web/lib/use-now.ts'
import { Bloom, OpenBloom } from '#web/pictures/bloom.tsx'
import { Button } from '#web/ui/button.tsx'
import './situation-days.css'

type Props = {
  situations: readonly ListedSituation[]
  onView: (id: number) => void
  onDelete: (id: number) => void
}

/** A life, day by day: what was felt as a bloom on the line of the day, and the words that were written. */
export function SituationDays({ situations, ...rest }: Props) {
  const now = useNow()
  const days = [...Map.groupBy(situations, (it) => formatDay(whenOf(it)))]
  return (
    <ol className="days" aria-label="Situations by day">
      {days.map(([day, mine]) => {
        const when = whenOf(mine[0]!)
        const recent = formatRecent(when, now)
        return (
          <li key={day} className="day">
            <h2 className="day-name">
              {recent}
              {recent !== day && <span>{formatShortDay(when)}</span>}
            </h2>
            <ul className="day-list">
              {mine.map((situation) => (
                <Told key={situation.id} situation={situation} {...rest} />
              ))}
            </ul>
          </li>
        )
      })}
    </ol>
  )
}

const KINDS: Record<SituationKind, string> = { note: 'a note', check_in: 'Check-in' }

type ToldProps = Omit<Props, 'situations'> & { situation: ListedSituation }

/** The bloom grows with the strength of what was felt, in px. */
const bloomSize = (intensity: number) => 22 + 18 * intensity
/** What was felt beside it is drawn smaller: both have room on one line of the day. */
const BESIDE = 0.7

function Told({ situation, onView, onDelete }: ToldProps) {
  const { id, title, description, createdAt, happenedAt, mainEmotions, kind } = situation
  const [main] = mainEmotions
  const beside = ownTitle(title, description)
  return (
    <li className="told" data-situation={id}>
      <span className="told-bloom">
        {mainEmotions.map(({ name, category, intensity }, at) => (
          <Bloom
            key={name + category}
            category={category}
            size={Math.round(bloomSize(intensity) * (at === 0 ? 1 : BESIDE))}
          />
        ))}
        {!main && <OpenBloom size={26} />}
      </span>
      <div className="told-words">
        <p className="told-line">
          <bdi>{kind === 'check_in' ? title : `“${ownLine(description)}”`}</bdi>
        </p>
        <p className="small muted">
          {kind !== 'check_in' && beside && <bdi>{beside}, </bdi>}
          {kind && `${KINDS[kind]}, `}
          {happenedAt ? `written on ${formatDay(createdAt)}` : formatHour(createdAt)}
          {mainEmotions.map(({ name, category, intensity }) => (
            <span key={name + category}>
              {' · '}
              <strong>{name}</strong>, {sayIntensity(intensity)}
            </span>
          ))}
          {!main && !kind && ' · left open'}
        </p>
      </div>
      <div className="told-actions">
        <Button size="small" look="quiet" onClick={() => onView(id)}>
          <Eye aria-hidden />
          View<span className="sr-only"> {title}</span>
        </Button>
        <Button size="small" look="quiet" onClick={() => onDelete(id)}>
          <Trash2 aria-hidden />
          Delete<span className="sr-only"> {title}</span>
        </Button>
      </div>
    </li>
  )
}
