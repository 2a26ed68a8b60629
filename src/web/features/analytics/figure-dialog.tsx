import { useQuery } from '@tanstack/react-query'
import { analytics as contract } from '#contract/analytics.ts'
import { overTime } from '#contract/over-time.ts'
import { patterns } from '#contract/patterns.ts'
import { counted } from '#domain/findings/analytics-words.ts'
import type { PatternFigure } from '#domain/findings/pattern.ts'
import { feelingOf } from '#domain/findings/pattern-words.ts'
import type { Figure } from '#domain/findings/situations-behind.ts'
import { type Dates, whenOf } from '#domain/situation/happened.ts'
import { callWithQuery } from '#web/lib/api.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { ANALYTICS } from '#web/lib/query-keys.ts'
import { timeZone } from '#web/lib/time-zone.ts'
import { Bloom } from '#web/pictures/bloom.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Link } from '#web/ui/link.tsx'
import { Loaded } from '#web/ui/loaded.tsx'

/** A month's mentions of an item, by id because names may have changed since. */
type TouchFigure = { month: string; itemId: number; emotion?: undefined }

export type OpenedFigure = { title: string; figure: Figure | PatternFigure | TouchFigure }

type FigureDetails = {
  count: number
  days?: number | null
  situations: (Dates & { id: number; title: string; isFelt?: boolean })[]
}

function situationsOf(userId: number, figure: OpenedFigure['figure']): Promise<FigureDetails> {
  if ('side' in figure) return callWithQuery(patterns.behind, { userId }, figure)
  const zone = timeZone()
  return 'itemId' in figure
    ? callWithQuery(overTime.situations, { userId }, { ...figure, zone })
    : callWithQuery(contract.behind, { userId }, { ...figure, zone })
}

/** Lists the situations behind a figure. */
export function BehindDialog({
  title,
  figure,
  userId,
  onClose,
}: OpenedFigure & { userId: number; onClose: () => void }) {
  const behind = useQuery({
    queryKey: [...ANALYTICS, userId, 'behind', figure],
    queryFn: () => situationsOf(userId, figure),
    staleTime: 0,
  })
  return (
    <Dialog title={title} onClose={onClose}>
      <Loaded query={behind}>
        {({ count, days, situations }) => (
          <div className="stack">
            <p className="small muted">
              This is based on {days ? `${counted(days, 'day')} with ` : ''}
              {counted(count, 'situation')}
              {situations.length < count && `. Here are the newest ${situations.length}`}.
            </p>
            <ul className="behind-list">
              {situations.map(({ id, title, isFelt, ...dates }) => (
                <li key={id}>
                  {/* For patterns: whether the situation had the feeling. */}
                  {isFelt !== undefined && figure.emotion && (
                    <span className="behind-mark">
                      {isFelt ? <Bloom category={figure.emotion} size={18} /> : <i />}
                      <span className="sr-only">
                        {isFelt ? 'with' : 'without'} {feelingOf(figure.emotion)}:{' '}
                      </span>
                    </span>
                  )}
                  <Link href={`/situation-history?situation=${id}`}>
                    <bdi>{title}</bdi>
                  </Link>
                  <span className="caption muted">{formatDay(whenOf(dates))}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Loaded>
    </Dialog>
  )
}
