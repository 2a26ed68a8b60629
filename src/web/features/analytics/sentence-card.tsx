import { useId } from 'react'
import { sayHalfLife } from '#domain/findings/half-life-words.ts'
import type { SentenceToday, ToldFinding } from '#domain/findings/told-finding.ts'
import { sayEased, sayHowFar, sayWhereItStands } from '#domain/findings/told-words.ts'
import { formatWholeDay } from '#web/lib/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { OpensFigures } from './behind.tsx'
import { PatternWords } from './pattern-card.tsx'
import { PatternSides } from './pattern-sides.tsx'
import { useMoveItem } from './use-move-item.ts'
import { useDenySentence, useSentence } from './use-sentence.ts'
import './patterns.css'

/** The one finding of the day, with its numbers and its doubt; else how far it is. Everybody's. */
export function SentenceCard({ userId }: { userId: number }) {
  const today = useSentence(userId).data
  const deny = useDenySentence(userId)
  const title = useId()
  if (!today) return null
  return (
    <section className="card sentence" aria-labelledby={title}>
      <div className="sentence-head">
        <h2 id={title} className="small muted sentence-title">
          What we’re sure of
        </h2>
        {today.told && (
          <Button look="quiet" size="small" onClick={() => today.told && deny(today.told.key)}>
            Not true for me
          </Button>
        )}
      </div>
      <OpensFigures userId={userId}>
        {today.told ? <Finding told={today.told} /> : <HowFar {...today} />}
      </OpensFigures>
    </section>
  )
}

function Finding({ told }: { told: ToldFinding }) {
  if (told.kind === 'tie')
    return (
      <>
        <p className="sentence-words">
          <PatternWords pattern={told.pattern} />
        </p>
        <PatternSides pattern={told.pattern} from={told.from} />
        <p className="small muted">
          We saw it once, and then again in what you wrote since {formatWholeDay(told.from)}: these
          are the numbers since then. It does not say why.
        </p>
        {told.way && <p className="small">{told.way}</p>}
        {told.move && <MoveIt {...told.move} name={told.pattern.parts[0]!.name} />}
      </>
    )
  if (told.kind === 'helps')
    return (
      <>
        <p className="sentence-words">
          {told.before}
          <Link href="/what-helps-me">{told.count}</Link>
          {told.after}
        </p>
        <p className="small muted">{told.doubt}</p>
      </>
    )
  if (told.kind === 'half-life')
    return (
      <>
        <p className="sentence-words">{sayHalfLife(told.emotion, told)}</p>
        <p className="small muted">
          We saw it in what you said earlier, and again in {told.weighings} answers since.
        </p>
      </>
    )
  if ('words' in told)
    return (
      <>
        <p className="sentence-words">
          <bdi>{told.words}</bdi>
        </p>
        <p className="small muted">{told.doubt}</p>
      </>
    )
  return (
    <>
      <p className="sentence-words">{sayEased(told, formatWholeDay(told.since))}</p>
      <p className="small muted">
        More than everything else changed in the same time. It does not say why.
      </p>
    </>
  )
}

type Move = { itemId: number; name: string; from: number; to: number }

/** One tap moves it, another takes that back. */
function MoveIt({ itemId, name, from, to }: Move) {
  const move = useMoveItem()
  return (
    <p className="sentence-move">
      <bdi>{sayWhereItStands(name, from)}</bdi>{' '}
      <Button
        size="small"
        disabled={move.isPending}
        onClick={() => move.mutate({ itemId, name, from, to })}
      >
        Move it closer
      </Button>
    </p>
  )
}

/** More marks than this nobody counts. */
const MOST_MARKS = 60

function HowFar({ situations, enoughAt }: SentenceToday) {
  const missing = Math.max(0, (enoughAt ?? 15) - situations)
  return (
    <>
      <p className="sentence-words">{sayHowFar({ situations, enoughAt })}</p>
      {situations + missing <= MOST_MARKS && (
        <span className="sentence-marks" aria-hidden="true">
          {Array.from({ length: situations }, (_, at) => (
            <i key={`written ${at + 1}`} className="is-written" />
          ))}
          {Array.from({ length: missing }, (_, at) => (
            <i key={`missing ${at + 1}`} />
          ))}
        </span>
      )}
    </>
  )
}
