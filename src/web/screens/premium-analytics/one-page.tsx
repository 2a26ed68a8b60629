import { type ReactNode, useState } from 'react'
import { EMOTION_LABELS } from '#domain/emotion/emotion.ts'
import type { Analytics } from '#domain/findings/analytics.ts'
import { formatBasis } from '#domain/findings/analytics-words.ts'
import { type OwnWords, onePage, ownWords } from '#domain/findings/one-page.ts'
import type { Person } from '#domain/people/person.ts'
import { whenOf } from '#domain/situation/happened.ts'
import { ownLine } from '#domain/situation/own-line.ts'
import { useExpectations, usePatterns } from '#web/features/analytics/use-analytics.ts'
import { useExperiments } from '#web/features/experiments/use-experiments.ts'
import { useForecasts } from '#web/features/forecasts/use-forecasts.ts'
import { useSituationList } from '#web/features/situations/use-situations.ts'
import { useWhatHelps } from '#web/features/steps/use-steps.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { useNow } from '#web/lib/use-now.ts'
import { Bloom } from '#web/pictures/bloom.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import './one-page.css'

/** Number of recent situations that can be ticked. */
const LAST_SITUATIONS = 10

/**
 * A page to print for a therapist or a friend, with findings and steps. Includes the person's own words only if ticked.
 */
export function OnePagePart({ person, analytics }: { person: Person; analytics: Analytics }) {
  const patterns = usePatterns(person.id).data
  const helps = useWhatHelps(person.id).data
  const forecasts = useForecasts(person.id).data
  const experiments = useExperiments(person.id).data
  const expectations = useExpectations(person.id).data
  const situations = useSituationList(person.id, {}, LAST_SITUATIONS).data?.pages.flat()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  if (!patterns || !helps || !forecasts || !experiments || !expectations || !situations)
    return <Skeleton height={480} />
  const words = ownWords({
    helps,
    experiments,
    expectations,
    situations: situations.slice(0, LAST_SITUATIONS).map((it) => ({
      id: it.id,
      title: it.title,
      day: formatDay(whenOf(it)),
      line: ownLine(it.description),
    })),
  })
  const toggle = (key: string) => setTicked(ticked.symmetricDifference(new Set([key])))
  return (
    <div className="one-page-both">
      <Sheet
        person={person}
        analytics={analytics}
        page={onePage({ analytics, patterns, helps, forecasts })}
        words={words.filter(({ key }) => ticked.has(key))}
      />
      <div className="stack one-page-choice">
        <div className="row">
          <Button look="primary" onClick={() => window.print()}>
            Print this page
          </Button>
          <LinkButton look="quiet" href="/premium-analytics">
            Back to Analytics
          </LinkButton>
        </div>
        <p className="small muted reading">
          It has names from your map, feelings and numbers. Your own sentences only appear if you
          tick them here.
        </p>
        <fieldset className="one-page-ticks">
          <legend>Add in your own words</legend>
          {words.map(({ key, about, text }) => (
            <label key={key} className="one-page-tick">
              <input type="checkbox" checked={ticked.has(key)} onChange={() => toggle(key)} />
              <span>
                <span className="caption muted">{about}</span> <bdi>{text}</bdi>
              </span>
            </label>
          ))}
        </fieldset>
      </div>
    </div>
  )
}

type SheetProps = {
  person: Person
  analytics: Analytics
  page: ReturnType<typeof onePage>
  words: readonly OwnWords[]
}

function Sheet({ person, analytics, page, words }: SheetProps) {
  const { situations, since } = analytics
  const now = useNow()
  return (
    <article className="card one-page">
      <h2>
        A page from <bdi>{person.firstName}</bdi>
      </h2>
      <p className="small muted">
        {formatDay(new Date(now).toISOString())}.{' '}
        {formatBasis(situations, since && formatDay(since), analytics)} “You” means{' '}
        <bdi>{person.firstName}</bdi> here.
      </p>
      <Lines title="What goes together" lines={page.together}>
        <p className="caption muted">That doesn’t mean one causes the other.</p>
      </Lines>
      <h3>How often, how strong</h3>
      <ul className="one-page-often">
        {page.often.map(({ category, times, strength }) => (
          <li key={category}>
            <Bloom category={category} size={18} /> {EMOTION_LABELS[category]}: {times}, {strength}
          </li>
        ))}
      </ul>
      <Lines title="How long it lasts" lines={page.lasting} />
      <Lines title="What was tried, and how it went" lines={page.tried} />
      <Lines title="What was feared, and what happened" lines={page.foreseen} />
      <Lines title="In my own words" lines={words.map(({ about, text }) => `${about}: ${text}`)} />
    </article>
  )
}

type LinesProps = { title: string; lines: readonly string[]; children?: ReactNode }

function Lines({ title, lines, children }: LinesProps) {
  if (lines.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
