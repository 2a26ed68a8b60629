import { Circle, Eye, type LucideIcon, NotebookText, Trash2 } from 'lucide-react'
import type { ListedSituation } from '#contract/situations.ts'
import { type Dates, whenOf } from '#domain/situation/happened.ts'
import type { SituationKind } from '#domain/situation/situation.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { Bloom, OpenBloom } from '#web/pictures/bloom.tsx'
import { Button } from '#web/ui/button.tsx'
import './situation-table.css'

type Row = Pick<ListedSituation, 'id' | 'title' | keyof Dates | 'mainEmotions' | 'kind'>

type Props = {
  situations: readonly Row[]
  onView: (id: number) => void
  /** Left out where nothing can be deleted. */
  onDelete?: (id: number) => void
}

/** Title, date and what to do; the two main emotions stand with the title. */
export function SituationTable({ situations, onView, onDelete }: Props) {
  return (
    <table className="table situation-table">
      <thead>
        <tr>
          <th scope="col">Title</th>
          <th scope="col">Date</th>
          <th scope="col" className="situation-actions-head">
            Actions
          </th>
        </tr>
      </thead>
      <tbody>
        {situations.map(({ id, title, mainEmotions, kind, ...dates }) => (
          <tr key={id} data-situation={id}>
            <td className="situation-title">
              <bdi>{title}</bdi>
              {kind && <KindMark kind={kind} />}
              <Emotions emotions={mainEmotions} isTold={!kind} />
            </td>
            <td className="situation-date figures">
              <time dateTime={whenOf(dates)}>{formatDay(whenOf(dates))}</time>
            </td>
            <td>
              <div className="table-actions">
                <Button size="small" look="quiet" onClick={() => onView(id)}>
                  <Eye aria-hidden />
                  View<span className="sr-only"> {title}</span>
                </Button>
                {onDelete && (
                  <Button size="small" look="quiet" onClick={() => onDelete(id)}>
                    <Trash2 aria-hidden />
                    Delete<span className="sr-only"> {title}</span>
                  </Button>
                )}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const MARKS: Record<SituationKind, { label: string; Icon: LucideIcon }> = {
  note: { label: 'Note', Icon: NotebookText },
  check_in: { label: 'Check-in', Icon: Circle },
}

/** What it is where it was not told as a situation. */
function KindMark({ kind }: { kind: SituationKind }) {
  const { label, Icon } = MARKS[kind]
  return (
    <span className="situation-kind">
      <Icon aria-hidden />
      {label}
    </span>
  )
}

function Emotions({ emotions, isTold }: { emotions: Row['mainEmotions']; isTold: boolean }) {
  if (emotions.length === 0 && !isTold) return null
  return (
    <span className="situation-emotions">
      {emotions.length === 0 && (
        <span className="situation-emotion">
          <OpenBloom size={18} />
          left open
        </span>
      )}
      {emotions.map(({ name, category }) => (
        <span key={name + category} className="situation-emotion">
          <Bloom category={category} size={18} />
          {name}
        </span>
      ))}
    </span>
  )
}
