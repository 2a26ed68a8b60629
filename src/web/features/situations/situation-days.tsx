import type { ListedSituation } from '#contract/situations.ts'
import { whenOf } from '#domain/situation/happened.ts'
import { ownLine, ownTitle } from '#domain/situation/own-line.ts'
import { formatDay, formatHour, formatRecent, formatShortDay } from '#web/lib/format-date.ts'
import { useNow } from '#web/lib/use-now.ts'
import { Link } from '#web/ui/link.tsx'
import { SituationActions } from './situation-actions.tsx'
import { FeltBlooms, SayFelt } from './situation-felt.tsx'
import './situation-days.css'

type Props = {
  situations: readonly ListedSituation[]
  chosen: number | null
  hrefOf: (id: number) => string
  onView: (id: number) => void
  onDelete: (id: number) => void
}

/** Situations by day: each feeling as a bloom on the line of the day, with the text. */
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
                <SituationRow key={situation.id} situation={situation} {...rest} />
              ))}
            </ul>
          </li>
        )
      })}
    </ol>
  )
}

type SituationRowProps = Omit<Props, 'situations'> & { situation: ListedSituation }

function SituationRow({ situation, chosen, hrefOf, ...on }: SituationRowProps) {
  const { id, title, description, createdAt, happenedAt, mainEmotions, kind } = situation
  const beside = kind === 'check_in' ? '' : ownTitle(title, description)
  return (
    <li className={id === chosen ? 'told situation-chosen' : 'told'} data-situation={id}>
      <FeltBlooms felt={mainEmotions} />
      <div>
        <Link className="told-line row-link" href={hrefOf(id)}>
          <bdi>{kind === 'check_in' ? title : `“${ownLine(description)}”`}</bdi>
        </Link>
        <p className="small muted">
          {beside && <bdi>{beside}, </bdi>}
          {happenedAt ? `written on ${formatDay(createdAt)}` : formatHour(createdAt)}
          {' · '}
          <SayFelt felt={mainEmotions} kind={kind} />
        </p>
      </div>
      <SituationActions situation={situation} {...on} />
    </li>
  )
}
