import { useQuery } from '@tanstack/react-query'
import { Circle } from 'lucide-react'
import { formatMoment } from '#web/lib/format-date.ts'
import {
  dropQueued,
  listQueued,
  queueChanges,
  queueWaiting,
  type Waiting,
} from '#web/lib/offline/waiting.ts'
import { isWaitingId } from '#web/lib/offline/waiting-id.ts'
import { useStore } from '#web/lib/store.ts'
import { useDrawn } from '#web/lib/waking/drawn.ts'
import { Bloom } from '#web/pictures/bloom.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Link } from '#web/ui/link.tsx'
import './waiting-card.css'

/** Situations queued in this browser, above the history until they are sent. */
export const WaitingCard = ({ userId }: { userId: number }) =>
  useDrawn() === null ? <Shown userId={userId} /> : null

function Shown({ userId }: { userId: number }) {
  const changes = useStore(queueChanges)
  const { data: waiting = [] } = useQuery({
    queryKey: ['waiting', userId, changes],
    queryFn: () => listQueued(userId),
    placeholderData: (before) => before,
  })
  if (waiting.length === 0) return null
  return (
    <Card
      className="waiting-card"
      title="Waiting to be sent"
      aside={<Badge>{waiting.length}</Badge>}
    >
      <ul className="waiting-list">
        {waiting.map((queued) => (
          <Row key={queued.draftId} queued={queued} />
        ))}
      </ul>
      <p className="small muted">
        They’ll be sent automatically, once each, when you’re online and Innermap is open.
      </p>
    </Card>
  )
}

function Row({ queued }: { queued: Waiting }) {
  const { situation, analysis, savedAt, problem } = queued
  const [main] = analysis?.emotions ?? []
  return (
    <li>
      {main ? <Bloom category={main.category} size={26} /> : <Circle aria-hidden />}
      <div>
        <Link href={`/analyze-situation?situation=${situation.id}`}>
          <bdi>{situation.title}</bdi>
        </Link>
        <p className="small muted">
          Saved on this device <time dateTime={situation.createdAt}>{formatMoment(savedAt)}</time>.
          {analysis && situation.kind !== 'check_in' && ' Analyzed here.'}
        </p>
        {problem && (
          <>
            <p className="field-problem">We couldn’t accept it: {problem}</p>
            <div className="row">
              <Button size="small" onClick={() => void queueWaiting({ ...queued, problem: null })}>
                Try again
              </Button>
              <Button size="small" look="quiet" onClick={() => void dropQueued(queued)}>
                Delete it
              </Button>
            </div>
          </>
        )}
      </div>
    </li>
  )
}

/** Shown beside a result that is only on this device. */
export const WaitingNote = ({ situationId }: { situationId: number }) =>
  isWaitingId(situationId) && (
    <p className="waiting-note" role="status">
      This is only on this device. It’ll be in your history when you’re back online, and then you
      can plan or correct things.
    </p>
  )
