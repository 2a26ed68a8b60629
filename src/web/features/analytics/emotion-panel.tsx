import type { ReactNode } from 'react'
import { SAMPLE_EMOTIONS, SAMPLE_SITUATIONS } from '#domain/content/examples/analytics-sample.ts'
import { EMOTION_LABELS } from '#domain/emotion/emotion.ts'
import type { Analytics } from '#domain/findings/analytics.ts'
import {
  COUNTS_ONLY,
  counted,
  formatBasis,
  formatEmotion,
} from '#domain/findings/analytics-words.ts'
import {
  type EmotionStats,
  ENOUGH_SITUATIONS,
  frequencyShare,
  type GroupCount,
  LATELY,
} from '#domain/findings/emotion-stats.ts'
import { formatHalfLife, formatTie } from '#domain/findings/format-finding.ts'
import type { Pattern, Patterns } from '#domain/findings/pattern.ts'
import { NOTHING_SEEN } from '#domain/findings/pattern-words.ts'
import { formatWeekdays, hasWeeks, weekOf } from '#domain/findings/year-words.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { later } from '#web/lib/waking/later.tsx'
import { Bloom, OpenBloom } from '#web/pictures/bloom.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { FoundSection } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import { Doubt } from './doubt.tsx'
import { OpenFigure } from './figure-details.tsx'
import { LoopCard } from './patterns/loop-card.tsx'
import { PatternCard } from './patterns/pattern-card.tsx'
import { SampleNote, SampleTag } from './sample-map-insights.tsx'
import { usePatterns, useRestLoop } from './use-analytics.ts'
import { YearCard } from './year-card.tsx'
import './patterns/patterns.css'
import './analytics.css'

type WeekCardProps = { stats: EmotionStats; patterns: readonly Pattern[] }

/** In pixels: the size of a feeling that fills its day. */
const LARGEST = 44

/** Seven days, each with its most frequent feeling. */
function WeekCard({ stats, patterns }: WeekCardProps) {
  const week = weekOf(stats)
  if (!hasWeeks(stats))
    return (
      <Card title="Your week">
        <p className="muted reading">
          After two weeks, you can compare the days of the week here, each with its most common
          feeling.
        </p>
        <ul className="week week-empty" aria-hidden="true">
          {week.map(({ name }) => (
            <li key={name}>
              <OpenBloom size={28} />
              {name.slice(0, 3)}
            </li>
          ))}
        </ul>
      </Card>
    )
  const days = week.map(({ name }) => `${name.toLowerCase()}s`)
  const told = patterns.find(({ time }) => time !== null && days.includes(time))
  return (
    <Card title="Your week">
      <p className="picture-words">{told ? formatTie(told) : formatWeekdays(week)}</p>
      <ul className="week">
        {week.map(({ name, weekday, main, all }, at) => (
          <li key={name} className={told && told.time === days[at] ? 'week-told' : undefined}>
            {main ? (
              <Bloom category={main.category} size={LARGEST * Math.sqrt(main.count / all)} />
            ) : (
              <OpenBloom size={20} />
            )}
            <span>
              {name.slice(0, 3)}
              <span className="sr-only">{name.slice(3)}</span>
            </span>
            {main ? (
              <OpenFigure
                said={`${EMOTION_LABELS[main.category]} ${main.count} of ${all}`}
                title={`${EMOTION_LABELS[main.category]} on ${name}s`}
                figure={{ emotion: main.category, weekday }}
              >
                {main.count} of {all}
              </OpenFigure>
            ) : (
              <span className="caption muted">nothing</span>
            )}
          </li>
        ))}
      </ul>
      <Doubt>
        For each day of the week: its most common feeling over the last twelve months, and how many
        of that day’s situations it came up in. {COUNTS_ONLY}
      </Doubt>
    </Card>
  )
}

/** The open loop, and patterns beyond chance. */
function PatternsPanel({ userId }: { userId: number }) {
  const leave = useRestLoop(userId)
  return (
    <Loaded query={usePatterns(userId)} waiting={<Skeleton height={220} />}>
      {({ loop, ...found }) => (
        <>
          {loop && <LoopCard loop={loop} onLeave={() => leave(loop)} />}
          <PatternList {...found} />
        </>
      )}
    </Loaded>
  )
}

function PatternList({ patterns, situations, open }: Omit<Patterns, 'loop'>) {
  const basis = (
    <p className="small muted">
      These go together. That doesn’t mean one causes the other. Based on{' '}
      <OpenFigure said={counted(situations, 'situation')} title="Your situations" figure={{}} />.
      {open > 0 &&
        ` ${open} more ${open === 1 ? 'is' : 'are'} left out because the feeling was left open.`}
    </p>
  )
  if (patterns.length === 0)
    return (
      <FoundSection id="patterns" title="What we tested" finding="Nothing stands out so far.">
        <p className="reading">{NOTHING_SEEN}</p>
        {basis}
      </FoundSection>
    )
  return (
    <section className="stack" id="patterns" aria-labelledby="patterns-title">
      <div className="patterns-head">
        <h2 id="patterns-title">Patterns</h2>
        {basis}
      </div>
      <ul className="patterns">
        {patterns.map((pattern) => (
          <PatternCard
            key={`${pattern.emotion} ${pattern.time} ${pattern.parts.map(({ name }) => name).join()}`}
            pattern={pattern}
          />
        ))}
      </ul>
    </section>
  )
}

type EmotionCardProps = GroupCount & {
  /** Defaults to the label of the group. */
  name?: string
  insight: string
  /** The number of situations with it, ever; absent in a sample. */
  inAll?: number
}

/** One emotion: frequency, intensity and an insight. */
function EmotionCard({ category, count, intensity, name, insight, inAll }: EmotionCardProps) {
  const label = name ?? EMOTION_LABELS[category]
  const bars = { Frequency: frequencyShare(count), Intensity: intensity }
  return (
    <li className="emotion-stat card">
      <div className="row">
        <h3 className="emotion-stat-name">
          <Bloom category={category} size={34} />
          {label}
        </h3>
        {inAll === undefined && <SampleTag />}
      </div>
      {Object.entries(bars).map(([called, share]) => (
        <Progress
          key={called}
          label={called}
          share={share}
          value={`${Math.round(100 * share)}%`}
          colour={`var(--emo-${category}-solid)`}
        />
      ))}
      <p className="small muted">
        {insight}{' '}
        {inAll !== undefined && (
          <OpenFigure said={`${inAll} in all`} title={label} figure={{ emotion: category }} />
        )}
      </p>
    </li>
  )
}

/** Lazy-loaded once there are figures, because its word lists for kinds of people are large. */
const PARTS_CARD = later(() => import('./parts-card.tsx'), 'PartsCard', <Skeleton height={240} />)

type Props = {
  analytics: Analytics
  items: readonly SelfMapItem[]
  userId: number
  /** Further findings in the same list. */
  children: ReactNode
}

/** "Emotion Patterns": feelings by frequency, strength and time. */
export function EmotionPanel({ analytics, items, userId, children }: Props) {
  const patterns = usePatterns(userId).data?.patterns ?? []
  const { situations, since, emotions, halfLives } = analytics
  if (situations < ENOUGH_SITUATIONS) {
    return (
      <div className="stack">
        <YearCard stats={analytics} />
        <SampleEmotions>
          These figures are made up. You’ll see yours once you’ve analyzed {ENOUGH_SITUATIONS}{' '}
          situations. So far you have {situations === 0 ? 'none' : situations}.
        </SampleEmotions>
        <div className="analytics-parts">{children}</div>
      </div>
    )
  }
  const counted = analytics.lately ?? { situations: situations - (analytics.open ?? 0), emotions }
  const insightOf = (group: GroupCount) => {
    const found = halfLives.find((it) => it.category === group.category)
    return [
      formatEmotion(group, counted.situations),
      found && formatHalfLife(group.category, found),
    ]
      .filter(Boolean)
      .join(' ')
  }
  return (
    <div className="stack">
      <p className="small muted">{formatBasis(situations, since && formatDay(since), analytics)}</p>
      <YearCard stats={analytics} />
      <section className="stack" id="often" aria-labelledby="often-title">
        <div className="patterns-head">
          <h2 id="often-title">Each feeling</h2>
          <p className="small muted">
            {analytics.lately ? `The last ${LATELY} days` : 'Everything so far'}
          </p>
        </div>
        <ul className="emotion-stats">
          {counted.emotions.map((group) => (
            <EmotionCard
              key={group.category}
              {...group}
              insight={insightOf(group)}
              inAll={emotions.find((it) => it.category === group.category)?.count ?? group.count}
            />
          ))}
        </ul>
      </section>
      <div className="week-and-parts" id="weekdays">
        <WeekCard stats={analytics} patterns={patterns} />
        <PARTS_CARD.Quiet touches={analytics.touches} items={items} />
      </div>
      <div>
        <PatternsPanel userId={userId} />
        {children}
      </div>
    </div>
  )
}

/** The same cards with made-up figures, and a note above them. */
export function SampleEmotions({ children }: { children: ReactNode }) {
  return (
    <div className="stack">
      <SampleNote>{children}</SampleNote>
      <h2 className="sr-only">Sample emotions</h2>
      <ul className="emotion-stats">
        {SAMPLE_EMOTIONS.map((group) => (
          <EmotionCard
            key={group.category}
            {...group}
            insight={formatEmotion(group, SAMPLE_SITUATIONS)}
          />
        ))}
      </ul>
      <LinkButton isAlone look="primary" href="/analyze-situation">
        Analyze a situation
      </LinkButton>
    </div>
  )
}
