import { intensityWord, toStrength } from '#domain/emotion/strength.ts'
import { times } from '#domain/findings/analytics-words.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import { formatFeeling } from '#domain/situation/own-saying.ts'
import { upperFirst } from '#domain/values/text.ts'
import { daysBefore, formatDay, formatRecent } from '#web/lib/format-date.ts'
import { useNow } from '#web/lib/use-now.ts'
import { WeighedBloom } from '#web/pictures/weighed-bloom.tsx'
import { Link } from '#web/ui/link.tsx'
import { useEarlier } from './use-steps.ts'
import './here-before.css'

/** Earlier situations with the same moment, in the person's words. Gives counts, never a cause. */
export function HereBefore({ analysis, happenedAt }: { analysis: Analysis; happenedAt: string }) {
  const { data } = useEarlier(analysis)
  const now = useNow()
  const { moment, emotions, equations } = analysis
  if (!data || data.count === 0 || !moment) return null
  const [felt] = emotions
  const part = equations[0]?.itemName
  return (
    <section className="card here-before" aria-labelledby="here-before">
      <h2 id="here-before">
        You’ve been here before.{' '}
        <span>
          {upperFirst(times(data.count))} before
          {part && (
            <>
              , with <bdi>{part}</bdi>
            </>
          )}
          .
        </span>
      </h2>
      <ol>
        {data.times.map((time) => (
          <li key={time.situationId}>
            <WeighedBloom
              category={time.category}
              strength={toStrength(time.intensity)}
              size={34}
            />
            <p className="small muted">
              {formatDay(time.happenedAt)}, {formatFeeling(time.name, 'you').word},{' '}
              {intensityWord(time.intensity)}
            </p>
            <p className="here-before-words">
              <Link href={`/situation-history?situation=${time.situationId}`}>
                <bdi>“{time.words}”</bdi>
              </Link>
            </p>
            {time.step && (
              <p className="small muted">
                You planned: <bdi>“{time.step}”</bdi>{' '}
                {time.before !== null &&
                  time.after !== null &&
                  `It went from ${time.before} to ${time.after}.`}
              </p>
            )}
          </li>
        ))}
        <li>
          {felt && <WeighedBloom category={felt.category} strength={5} size={34} isGhost />}
          <p className="small muted">
            {daysBefore(happenedAt, now) === 0 ? 'today' : formatRecent(happenedAt, now)}
          </p>
          <p>You don’t know yet how it ends.</p>
        </li>
      </ol>
    </section>
  )
}
