import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { selfMap } from '#contract/self-map.ts'
import type { DailyFinding } from '#domain/findings/daily-finding.ts'
import {
  formatEased,
  formatHalfLife,
  formatStage,
  formatWatched,
  formatWhereItStands,
  NOTHING_WATCHED,
  STAGE_LABELS,
} from '#domain/findings/format-finding.ts'
import type { Stage } from '#domain/findings/pattern.ts'
import type { WatchedFinding } from '#domain/findings/stages.ts'
import { powerWord } from '#domain/self-map/attachment-power.ts'
import { call } from '#web/lib/api.ts'
import { formatWholeDay } from '#web/lib/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { offerUndo } from '#web/ui/toast.tsx'
import { OpensFigures } from './figure-details.tsx'
import { PatternSides, PatternWords } from './patterns/pattern-card.tsx'
import { useDenySentence, useSentence } from './use-sentence.ts'
import './patterns/patterns.css'

type Move = { itemId: number; name: string; from: number; to: number; isBack?: boolean }

/** The watched findings by stage, each with its numbers and its doubt. Available on every plan. */
export function SentenceCard({ userId }: { userId: number }) {
  const today = useSentence(userId).data
  const deny = useDenySentence(userId)
  const title = useId()
  if (!today) return null
  const { told, watched } = today
  return (
    <section className="card sentence" aria-labelledby={title}>
      <h2 id={title} className="small muted sentence-title">
        What we’re watching
      </h2>
      {!told && watched.length === 0 && <p className="muted">{NOTHING_WATCHED}</p>}
      <OpensFigures userId={userId}>
        <ul className="stages">
          {told && (
            <Row stage="sure">
              <Finding told={told} />
              <Button look="quiet" size="small" onClick={() => deny(told.key)}>
                Not true for me
              </Button>
            </Row>
          )}
          {watched.map((it) => (
            <Row key={it.key} stage={it.stage}>
              <Watched finding={it} onDeny={() => deny(it.key)} />
            </Row>
          ))}
        </ul>
      </OpensFigures>
    </section>
  )
}

function Finding({ told }: { told: DailyFinding }) {
  if (told.kind === 'tie')
    return (
      <>
        <p className="sentence-words">
          <PatternWords pattern={told.pattern} />
        </p>
        <PatternSides pattern={told.pattern} from={told.from} />
        <p className="small muted">
          We’ve seen this twice. The numbers are from what you’ve written since{' '}
          {formatWholeDay(told.from)}. They can’t tell us why.
        </p>
        {told.way && <p className="small">{told.way}</p>}
        {told.move && <MoveIt {...told.move} name={told.pattern.parts[0]!.name} />}
      </>
    )
  if (told.kind === 'helps')
    return (
      <Said doubt={told.doubt}>
        {told.before}
        <Link href="/what-helps-me">{told.count}</Link>
        {told.after}
      </Said>
    )
  if (told.kind === 'half-life')
    return (
      <Said
        doubt={`We saw it in what you said earlier, and again in ${told.weighings} answers since.`}
      >
        {formatHalfLife(told.emotion, told)}
      </Said>
    )
  if ('words' in told)
    return (
      <Said doubt={told.doubt}>
        <bdi>{told.words}</bdi>
      </Said>
    )
  return (
    <Said doubt="It changed more than anything else did in the same time. We can’t tell why.">
      {formatEased(told, formatWholeDay(told.since))}
    </Said>
  )
}

const Said = ({ doubt, children }: { doubt: string; children: ReactNode }) => (
  <>
    <p className="sentence-words">{children}</p>
    <p className="small muted">{doubt}</p>
  </>
)

/** Moves an item closer with one tap, and offers undo. */
function MoveIt(wanted: Move) {
  const move = useMutation({
    mutationFn: ({ itemId, name, from, to }: Move) =>
      call(
        selfMap.change,
        { id: itemId },
        { name, attachmentPower: to, seen: { name, attachmentPower: from } },
      ),
    meta: { failed: 'We couldn’t move it', changes: ['map', 'sentence'] },
    onSuccess: (_, { isBack, from, to, ...it }) => {
      if (!isBack)
        offerUndo(`Moved: ${powerWord(to)}`, () =>
          move.mutate({ ...it, from: to, to: from, isBack: true }),
        )
    },
  })
  return (
    <p className="sentence-move">
      <bdi>{formatWhereItStands(wanted.name, wanted.from)}</bdi>{' '}
      <Button size="small" disabled={move.isPending} onClick={() => move.mutate(wanted)}>
        Move it closer
      </Button>
    </p>
  )
}

/** A finding that isn't certain yet: its progress, its counts, and the situations behind it. */
function Watched({ finding, onDeny }: { finding: WatchedFinding; onDeny: () => void }) {
  return (
    <>
      <p className="sentence-words">
        <bdi>{formatWatched(finding)}</bdi>
      </p>
      {finding.kind === 'tie' && <PatternSides pattern={finding.pattern} />}
      <p className="small muted">
        {formatStage(finding)}{' '}
        <Button look="quiet" size="small" onClick={onDeny}>
          Not true for me
        </Button>
      </p>
    </>
  )
}

function Row({ stage, children }: { stage: Stage; children: ReactNode }) {
  return (
    <li className="stage">
      <span className={`small stage-name is-${stage}`}>
        {STAGE_LABELS[stage]}
        <span className="stage-dots" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      </span>
      <div className="stage-finding">{children}</div>
    </li>
  )
}
