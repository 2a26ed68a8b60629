import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { EMOTION_LABELS } from '#domain/emotion/emotion.ts'
import { readIntensity, sayIntensity } from '#domain/emotion/strength.ts'
import { type Analysis, CARD_LIMITS } from '#domain/situation/analysis.ts'
import { LEVER_LABELS } from '#domain/situation/analysis-words.ts'
import { Bloom } from '#web/pictures/bloom.tsx'
import { EquationList } from './equation-list.tsx'
import { ShowAll } from './show-all.tsx'
import type { Deepening } from './use-depth.ts'

type Props = {
  analysis: Analysis
  colourOf: (itemId: number) => string
  /** Opens every part of an equation to be changed; null where there is nothing to change. */
  onOpen: ((itemId: number) => void) | null
  deeperOffer?: ReactNode
  isForOthers: boolean
  deepening?: Deepening | undefined
}

type Kind = { name: string; title: string; count: number; content: ReactNode }

/** Everything else an analysis says: names and counts in the closed row, so that nobody opens it for nothing. */
export function More(props: Props) {
  const { analysis, colourOf, onOpen, deeperOffer, isForOthers, deepening } = props
  const folded = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    // It may have been opened before anybody listened.
    if (folded.current?.open) deepening?.open()
  })
  const kinds = kindsOf(analysis, isForOthers).filter(({ count }) => count > 0)
  const hasEquations = analysis.equations.length > 0
  const hasDeeper = analysis.psychologicalInsights !== undefined
  if (kinds.length === 0 && !hasEquations) return null
  return (
    // Others have come to read. Whoever opened it before the page woke up finds it open.
    <details
      ref={folded}
      className="more"
      open={isForOthers}
      onToggle={({ currentTarget }) => currentTarget.open && deepening?.open()}
    >
      <summary>
        <h2>More</h2>
        <span className="more-names">
          {kinds.map(({ name, count }) => (
            <span key={name}>
              {name} <span className="figures">{count}</span>
            </span>
          ))}
          {hasEquations && <span>How it adds up</span>}
        </span>
        <ChevronDown aria-hidden />
      </summary>
      <div className="more-parts">
        {deepening?.line && (
          <p role="status" className="small muted more-reader">
            {deepening.line}
          </p>
        )}
        {kinds.map(({ title, content }) => (
          <section key={title}>
            <h3>{title}</h3>
            <div>{content}</div>
          </section>
        ))}
        {hasEquations && (
          <section>
            <h3>How it adds up</h3>
            <EquationList
              equations={analysis.equations}
              colourOf={colourOf}
              isCorrected={analysis.isCorrected === true}
              onOpen={onOpen}
            />
          </section>
        )}
        {!hasDeeper && deeperOffer}
      </div>
    </details>
  )
}

function kindsOf(analysis: Analysis, isForOthers: boolean): Kind[] {
  const {
    reading,
    emotions,
    recommendations,
    personalConnections: connections = [],
    psychologicalInsights: insights = [],
    growthOpportunities: growth = [],
    cognitivePatterns: patterns = [],
  } = analysis
  const steps = recommendations.slice(1)
  return [
    {
      name: isForOthers ? 'What they feel' : 'What you feel',
      title: isForOthers ? 'What they feel' : 'What you feel',
      count: analysis.asks ? 0 : emotions.length,
      content: (
        <>
          <p className="more-sentence">{reading}</p>
          <ShowAll all={emotions} limit={CARD_LIMITS.emotions} noun="emotions">
            {({ name, category, intensity, description, because }) => (
              <li key={name + category}>
                <p className="more-title">
                  <Bloom category={category} size={22} />
                  <span>
                    {name}, {sayIntensity(readIntensity(intensity))}
                  </span>
                  <span className="muted">{EMOTION_LABELS[category]}</span>
                </p>
                <p>{description}</p>
                {because && !isForOthers && <p className="muted">{because}</p>}
              </li>
            )}
          </ShowAll>
        </>
      ),
    },
    {
      name: 'More steps',
      title: 'More recommendations',
      count: steps.length,
      content: (
        <ShowAll all={steps} limit={CARD_LIMITS.recommendations} noun="steps">
          {({ type, text }) => (
            <li key={text}>
              <p>{text}</p>
              <p className="muted">{LEVER_LABELS[type]}</p>
            </li>
          )}
        </ShowAll>
      ),
    },
    {
      name: 'Connections',
      title: 'Personal connections',
      count: connections.length,
      content: (
        <ShowAll all={connections} limit={CARD_LIMITS.personalConnections} noun="connections">
          {({ emotionName, selfMapItem, description }) => (
            <li key={emotionName + selfMapItem}>
              <p>{description}</p>
            </li>
          )}
        </ShowAll>
      ),
    },
    {
      name: 'Insights',
      title: 'Psychological insights',
      count: insights.length,
      content: (
        <ShowAll all={insights} limit={CARD_LIMITS.psychologicalInsights} noun="insights">
          {({ title, description }) => (
            <li key={title}>
              <p className="more-title">{title}</p>
              <p>{description}</p>
            </li>
          )}
        </ShowAll>
      ),
    },
    {
      name: 'Growth opportunities',
      title: 'Growth opportunities',
      count: growth.length,
      content: (
        <ShowAll all={growth} limit={CARD_LIMITS.growthOpportunities} noun="opportunities">
          {({ area, description, actionSteps }) => (
            <li key={area}>
              <p className="more-title">{area}</p>
              <p>{description}</p>
              <ol className="more-steps">
                {actionSteps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </li>
          )}
        </ShowAll>
      ),
    },
    {
      name: 'Thinking patterns',
      title: 'Cognitive patterns',
      count: patterns.length,
      content: (
        <ShowAll all={patterns} limit={CARD_LIMITS.cognitivePatterns} noun="patterns">
          {({ pattern, description, impact, quote }) => (
            <li key={pattern}>
              <p className="more-title more-pattern">{pattern}</p>
              {quote && (
                <blockquote className="more-quote">
                  <bdi>“{quote}”</bdi>
                </blockquote>
              )}
              <p>{description}</p>
              <p className="muted">{impact}</p>
            </li>
          )}
        </ShowAll>
      ),
    },
  ]
}
