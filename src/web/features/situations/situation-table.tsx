import type { ListedSituation } from '#contract/situations.ts'
import { type Dates, whenOf } from '#domain/situation/happened.ts'
import { ownLine } from '#domain/situation/own-line.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { Link } from '#web/ui/link.tsx'
import { TableHead } from '#web/ui/table-head.tsx'
import { SituationActions } from './situation-actions.tsx'
import { FeltBlooms, SayFelt } from './situation-felt.tsx'
import './situation-table.css'

type Row = Pick<
  ListedSituation,
  'id' | 'title' | 'description' | keyof Dates | 'mainEmotions' | 'kind'
>

type Props = {
  situations: readonly Row[]
  /** The situation whose analysis is open on this page. */
  chosen: number | null
  hrefOf: (id: number) => string
  onView: (id: number) => void
  /** Absent if nothing can be deleted. */
  onDelete?: (id: number) => void
}

/** Title, date and actions. The text and the feelings are shown with the title. */
export function SituationTable({ situations, chosen, hrefOf, onView, onDelete }: Props) {
  return (
    <table className="table situation-table">
      <TableHead titles={['Title', 'Date', ['Actions', 'situation-actions-head']]} />
      <tbody>
        {situations.map((situation) => (
          <tr
            key={situation.id}
            data-situation={situation.id}
            className={situation.id === chosen ? 'situation-chosen' : undefined}
          >
            <td>
              <div className="situation-told">
                <FeltBlooms felt={situation.mainEmotions} />
                <div>
                  <Link className="situation-title row-link" href={hrefOf(situation.id)}>
                    <bdi>{situation.title}</bdi>
                  </Link>
                  <p className="small muted situation-words">
                    <SayFelt felt={situation.mainEmotions} kind={situation.kind} />
                    {situation.kind !== 'check_in' && (
                      <bdi> · “{ownLine(situation.description)}”</bdi>
                    )}
                  </p>
                </div>
              </div>
            </td>
            <td className="situation-date figures">
              <time dateTime={whenOf(situation)}>{formatDay(whenOf(situation))}</time>
            </td>
            <td>
              <SituationActions situation={situation} onView={onView} onDelete={onDelete} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
