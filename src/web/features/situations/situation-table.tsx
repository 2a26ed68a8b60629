import { Ellipsis, Eye, Trash2 } from 'lucide-react'
import type { ListedSituation } from '#contract/situations.ts'
import { whenOf } from '#domain/situation/happened.ts'
import { ownLine, ownTitle } from '#domain/situation/own-line.ts'
import type { SituationKind } from '#domain/situation/situation.ts'
import { formatDay, formatHour, formatRecent, formatShortDay } from '#web/lib/format-date.ts'
import { useNow } from '#web/lib/use-now.ts'
import { Bloom, OpenBloom } from '#web/pictures/bloom.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { OnDesk, OnPhone } from '#web/ui/fitting.tsx'
import { Link } from '#web/ui/link.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { TableHead } from '#web/ui/table-head.tsx'
import './situation-row.css'
import './situation-days.css'
import './situation-table.css'

type MainEmotions = ListedSituation['mainEmotions']

/** In pixels, growing with the intensity. */
const bloomSize = (intensity: number) => 22 + 18 * intensity
/** The scale of the second bloom, so both fit side by side. */
const BESIDE = 0.7

/** A bloom for each of up to two feelings, or an open one if it was left open. */
const FeltBlooms = ({ felt }: { felt: MainEmotions }) => (
  <span className="told-bloom">
    {felt.map(({ name, category, intensity }, at) => (
      <Bloom
        key={name + category}
        category={category}
        size={Math.round(bloomSize(intensity) * (at === 0 ? 1 : BESIDE))}
      />
    ))}
    {felt.length === 0 && <OpenBloom size={26} />}
  </span>
)

const KINDS: Record<SituationKind, string> = { note: 'Note', check_in: 'Check-in' }

/** Names the kind, if it isn't a plain situation, and the feelings. */
function SayFelt({ felt, kind }: { felt: MainEmotions; kind?: SituationKind | undefined }) {
  const said = [...(kind ? [KINDS[kind]] : []), ...felt.map(({ name }) => name)]
  return said.length > 0 ? said.join(', ') : 'left open'
}

type ActionsProps = {
  situation: { id: number; title: string }
  onView: (id: number) => void
  /** Absent if nothing can be deleted. */
  onDelete?: ((id: number) => void) | undefined
}

/** View and Delete. On a phone the whole row is View, and Delete is out of the thumb's reach. */
function SituationActions({ situation: { id, title }, onView, onDelete }: ActionsProps) {
  return (
    <div className="situation-actions">
      <Button size="small" look="quiet" onClick={() => onView(id)}>
        <Eye aria-hidden />
        View<span className="sr-only"> {title}</span>
      </Button>
      {onDelete && (
        <>
          <OnDesk>
            <Button size="small" look="quiet" onClick={() => onDelete(id)}>
              <Trash2 aria-hidden />
              Delete<span className="sr-only"> {title}</span>
            </Button>
          </OnDesk>
          <OnPhone>
            <Menu
              button={(props) => (
                <IconButton label={`More for ${title}`} {...props}>
                  <Ellipsis aria-hidden />
                </IconButton>
              )}
              items={[
                { label: 'Delete', icon: <Trash2 aria-hidden />, onChoose: () => onDelete(id) },
              ]}
            />
          </OnPhone>
        </>
      )}
    </div>
  )
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

type Props = {
  situations: readonly ListedSituation[]
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
