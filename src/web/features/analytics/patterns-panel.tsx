import { counted } from '#domain/findings/analytics-words.ts'
import type { Patterns } from '#domain/findings/pattern.ts'
import { NOTHING_SEEN } from '#domain/findings/pattern-words.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { FoundSection } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import { OpenFigure } from './behind.tsx'
import { LoopCard } from './loop-card.tsx'
import { PatternCard } from './pattern-card.tsx'
import { usePatterns, useRestLoop } from './use-patterns.ts'
import './patterns.css'

/** What stays open, and what goes together beyond chance. */
export function PatternsPanel({ userId }: { userId: number }) {
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
      <OpenFigure said={counted(situations, 'situation')} title="Your situations" figure={{}}>
        {counted(situations, 'situation')}
      </OpenFigure>
      .{open > 0 && ` ${open} more are left out because their feeling is open.`}
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
