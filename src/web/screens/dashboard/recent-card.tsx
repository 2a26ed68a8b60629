import type { ReactNode } from 'react'
import type { ListedSituation } from '#contract/situations.ts'
import { whenOf } from '#domain/situation/happened.ts'
import { ownLine, ownTitle } from '#domain/situation/own-line.ts'
import { formatRecent } from '#web/lib/format-date.ts'
import { useNow } from '#web/lib/use-now.ts'
import { Bloom, OpenBloom } from '#web/pictures/bloom.tsx'
import { Card } from '#web/ui/card.tsx'
import { Link } from '#web/ui/link.tsx'

/** The last situations in the person's own words, each a way back to its analysis. */
export function RecentCard({
  situations,
  children,
}: {
  situations: readonly ListedSituation[]
  /** What is told of the newest. */
  children: ReactNode
}) {
  const now = useNow()
  return (
    <Card
      title="Recent situations"
      className="dashboard-recent"
      aside={
        <Link className="dashboard-more" href="/situation-history">
          Situation History
        </Link>
      }
    >
      <ul>
        {situations.map(({ id, title, description, mainEmotions, kind, ...dates }, at) => (
          <li key={id}>
            <Link className="recent-link" href={`/situation-history?situation=${id}`}>
              <span className="recent-blooms">
                {mainEmotions.length === 0 && <OpenBloom size={24} />}
                {mainEmotions.map(({ name, category }) => (
                  <Bloom key={category + name} category={category} size={24} />
                ))}
              </span>
              <span className="recent-words">
                <bdi className="recent-line">
                  {kind === 'check_in' ? title : `“${ownLine(description)}”`}
                </bdi>
                <span className="caption muted">
                  {formatRecent(whenOf(dates), now)}
                  {kind !== 'check_in' && ownTitle(title, description) && <> · {title}</>}
                  {mainEmotions[0] && ` · ${mainEmotions.map(({ name }) => name).join(', ')}`}
                  {!mainEmotions[0] && !kind && ' · not settled yet'}
                </span>
              </span>
            </Link>
            {at === 0 && children}
          </li>
        ))}
      </ul>
    </Card>
  )
}
