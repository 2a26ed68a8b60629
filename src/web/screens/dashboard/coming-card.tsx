import { CalendarDays, Footprints } from 'lucide-react'
import type { Coming } from '#domain/steps/due.ts'
import { sayStep } from '#domain/steps/step.ts'
import { formatLongDay } from '#web/lib/format-date.ts'
import { Card } from '#web/ui/card.tsx'
import { Link } from '#web/ui/link.tsx'

/** What was planned and what is coming, from the minute it was kept. */
export function ComingCard({ coming }: { coming: readonly Coming[] }) {
  return (
    <Card title="Coming" className="dashboard-coming">
      <ul>
        {coming.map((it) => (
          <li key={it.kind === 'plan' ? `plan ${it.step.id}` : `forecast ${it.forecast.id}`}>
            {it.kind === 'plan' ? <Footprints aria-hidden /> : <CalendarDays aria-hidden />}
            {it.kind === 'plan' ? (
              <Link href={`/situation-history?situation=${it.step.situationId}`}>
                <bdi>{sayStep(it.step)}</bdi>
              </Link>
            ) : (
              <span>
                <Link href="/situation-history?show=forecasts">
                  {formatLongDay(it.forecast.day)}: <bdi>{it.forecast.title}</bdi>
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
    </Card>
  )
}
