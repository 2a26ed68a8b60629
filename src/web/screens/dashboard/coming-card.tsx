import { CalendarDays, Footprints } from 'lucide-react'
import type { Coming } from '#domain/steps/due.ts'
import { nameOfComing } from '#domain/steps/forecast.ts'
import { formatStep } from '#domain/steps/step.ts'
import { formatLongDay } from '#web/lib/format-date.ts'
import { Card } from '#web/ui/card.tsx'
import { Link } from '#web/ui/link.tsx'

/** Visible entries. The rest is folded. */
const IN_SIGHT = 2

/** Planned steps and forecasts, listed as soon as they are saved. */
export function ComingCard({ coming }: { coming: readonly Coming[] }) {
  const more = coming.slice(IN_SIGHT)
  return (
    <Card title="Coming" className="dashboard-coming">
      <ComingList coming={coming.slice(0, IN_SIGHT)} />
      {more.length > 0 && (
        <details>
          <summary>{more.length} more</summary>
          <ComingList coming={more} />
        </details>
      )}
    </Card>
  )
}

const ComingList = ({ coming }: { coming: readonly Coming[] }) => (
  <ul>
    {coming.map((it) => (
      <li key={it.kind === 'plan' ? `plan ${it.step.id}` : `forecast ${it.forecast.id}`}>
        {it.kind === 'plan' ? <Footprints aria-hidden /> : <CalendarDays aria-hidden />}
        {it.kind === 'plan' ? (
          <Link href={`/situation-history?situation=${it.step.situationId}`}>
            <bdi>{formatStep(it.step)}</bdi>
          </Link>
        ) : (
          <span>
            <Link href="/situation-history?show=forecasts">
              {formatLongDay(it.forecast.day)}: <bdi>{nameOfComing(it.forecast)}</bdi>
            </Link>
            {it.forecast.note && (
              <span className="caption muted">
                Your note for this day: “<bdi>{it.forecast.note}</bdi>”
              </span>
            )}
          </span>
        )}
      </li>
    ))}
  </ul>
)
