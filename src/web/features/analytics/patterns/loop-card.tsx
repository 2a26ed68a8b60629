import { ChevronRight, Hourglass, MessageCircle, Sprout } from 'lucide-react'
import { Fragment, type ReactNode, useState } from 'react'
import { bloomPath } from '#domain/emotion/bloom.ts'
import { LOOP_REST } from '#domain/findings/loops.ts'
import type { Loop } from '#domain/findings/pattern.ts'
import {
  feelingOf,
  formatClose,
  formatLoop,
  formatTimes,
  UNTRIED,
} from '#domain/findings/pattern-words.ts'
import { whenOf } from '#domain/situation/happened.ts'
import { formatDay, formatShortDay } from '#web/lib/format-date.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Link } from '#web/ui/link.tsx'

const [WIDTH, HEIGHT] = [310, 190]
const [ACROSS, DOWN] = [124, 68]
/** The maximum number of blooms. More would overlap. */
const MAX_DRAWN = 8
const LONGEST_NAME = 20

/** The same feeling around the same part, one bloom per situation, sized by strength. The text says the same. */
function LoopPicture({ loop: { part, emotion, situations } }: { loop: Loop }) {
  const drawn = situations.slice(-MAX_DRAWN)
  const name = [...part.name]
  return (
    <svg className="loop-picture" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <ellipse cx={WIDTH / 2} cy={HEIGHT / 2} rx={ACROSS} ry={DOWN} className="loop-ring" />
      {drawn.map(({ id, intensity }, at) => {
        const angle = (at / drawn.length) * 2 * Math.PI - Math.PI / 2
        const [x, y] = [WIDTH / 2 + ACROSS * Math.cos(angle), HEIGHT / 2 + DOWN * Math.sin(angle)]
        return (
          <g key={id} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <circle r="28" className="loop-gap" />
            <path
              d={bloomPath(emotion, 12 + 11 * intensity)}
              fill={`var(--emo-${emotion}-solid)`}
            />
          </g>
        )
      })}
      <text x={WIDTH / 2} y={HEIGHT / 2 - 4} className="loop-name">
        {name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).join('')}…` : part.name}
      </text>
      <text x={WIDTH / 2} y={HEIGHT / 2 + 15} className="loop-often">
        {feelingOf(emotion)}, {formatTimes(situations.length)}
      </text>
    </svg>
  )
}

const hrefOf = (id: number) => `/situation-history?situation=${id}`

/** A feeling that recurs and stays unresolved, with ways out. None of them asks for more writing. */
export function LoopCard({ loop, onLeave }: { loop: Loop; onLeave: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const { part, emotion, situations, untried, close } = loop
  const last = situations.at(-1)!
  const often = formatTimes(situations.length)
  return (
    <section className="card loop" aria-labelledby="loop-words">
      <LoopPicture loop={loop} />
      <div>
        <h2 id="loop-words" className="loop-words">
          This has come up{' '}
          <button type="button" className="figure-button" onClick={() => setIsOpen(true)}>
            {often}
          </button>{' '}
          and isn’t settled.
        </h2>
        <p className="small muted loop-days">
          <span className="sr-only">
            <bdi>{part.name}</bdi>, {feelingOf(emotion)}.{' '}
          </span>
          <Days situations={situations} />. {formatLoop(loop)} You don’t have to write about it
          again.
        </p>
        <ul className="loop-ways">
          {untried && (
            <Way
              icon={<Sprout aria-hidden />}
              title="Try something new"
              text={UNTRIED[untried]}
              href={hrefOf(last.id)}
            />
          )}
          <Way
            icon={<MessageCircle aria-hidden />}
            title="Talk to someone"
            text={formatClose(close)}
            href="/help"
          />
          <Way
            icon={<Hourglass aria-hidden />}
            title="Hide it for two weeks"
            text={`We won’t bring it up until ${formatShortDay(Date.now() + LOOP_REST)}.`}
            onPress={onLeave}
          />
        </ul>
      </div>
      {isOpen && (
        <Dialog title={`${part.name}: ${feelingOf(emotion)}`} onClose={() => setIsOpen(false)}>
          <ul className="behind-list">
            {situations.map(({ id, title, ...dates }) => (
              <li key={id}>
                <Link href={hrefOf(id)}>
                  <bdi>{title}</bdi>
                </Link>
                <span className="caption muted">{formatDay(whenOf(dates))}</span>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </section>
  )
}

/** The number of recent days that are listed. The count above opens all of them. */
const NAMED = 4

function Days({ situations }: Pick<Loop, 'situations'>) {
  const shown = situations.slice(-NAMED)
  const between = (at: number) => (at === 0 ? '' : at === shown.length - 1 ? ' and ' : ', ')
  return (
    <>
      {situations.length > NAMED && 'Lately '}
      {shown.map(({ id, ...dates }, at) => (
        <Fragment key={id}>
          {between(at)}
          <Link href={hrefOf(id)}>{formatShortDay(whenOf(dates))}</Link>
        </Fragment>
      ))}
    </>
  )
}

type WayProps = { icon: ReactNode; title: string; text: string } & (
  | { href: string; onPress?: never }
  | { href?: never; onPress: () => void }
)

function Way({ icon, title, text, href, onPress }: WayProps) {
  const content = (
    <>
      {icon}
      <span>
        <span className="loop-way-title">{title}</span>
        <span className="small muted">{text}</span>
      </span>
      <ChevronRight aria-hidden />
    </>
  )
  return (
    <li>
      {href ? (
        <Link className="loop-way" href={href}>
          {content}
        </Link>
      ) : (
        <button type="button" className="loop-way" onClick={onPress}>
          {content}
        </button>
      )}
    </li>
  )
}
