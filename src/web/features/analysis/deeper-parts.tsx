import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { CARD_LIMITS, type Findings } from '#domain/situation/analysis.ts'
import { Claim } from './claim.tsx'
import { ShowAll } from './show-all.tsx'

/** What premium access adds, folded away until asked for. A part without content is not there. */
export function DeeperParts({
  personalConnections = [],
  psychologicalInsights = [],
  growthOpportunities = [],
  cognitivePatterns = [],
}: Pick<
  Findings,
  'personalConnections' | 'psychologicalInsights' | 'growthOpportunities' | 'cognitivePatterns'
>) {
  return (
    <div className="deeper">
      <Part title="Personal connections" count={personalConnections.length}>
        <ShowAll
          entries={personalConnections}
          limit={CARD_LIMITS.personalConnections}
          noun="connections"
        >
          {({ emotionName, selfMapItem, description, evidence }) => (
            <Claim key={emotionName + selfMapItem} evidence={evidence}>
              <div className="claim-words">
                <p className="claim-title">
                  {selfMapItem} <span className="muted">· {emotionName}</span>
                </p>
                <p>{description}</p>
              </div>
            </Claim>
          )}
        </ShowAll>
      </Part>
      <Part title="Psychological insights" count={psychologicalInsights.length}>
        <ShowAll
          entries={psychologicalInsights}
          limit={CARD_LIMITS.psychologicalInsights}
          noun="insights"
        >
          {({ title, description, evidence }) => (
            <Claim key={title} evidence={evidence}>
              <div className="claim-words">
                <p className="claim-title">{title}</p>
                <p>{description}</p>
              </div>
            </Claim>
          )}
        </ShowAll>
      </Part>
      <Part title="Growth opportunities" count={growthOpportunities.length}>
        <ShowAll
          entries={growthOpportunities}
          limit={CARD_LIMITS.growthOpportunities}
          noun="opportunities"
        >
          {({ area, description, actionSteps, evidence }) => (
            <Claim key={area} evidence={evidence}>
              <div className="claim-words">
                <p className="claim-title">{area}</p>
                <p>{description}</p>
                <ol className="claim-steps">
                  {actionSteps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </div>
            </Claim>
          )}
        </ShowAll>
      </Part>
      <Part title="Cognitive patterns" count={cognitivePatterns.length}>
        <ShowAll entries={cognitivePatterns} limit={CARD_LIMITS.cognitivePatterns} noun="patterns">
          {({ pattern, description, impact, quote, evidence }) => (
            <Claim key={pattern} evidence={evidence}>
              <div className="claim-words">
                <p className="claim-title claim-pattern">{pattern}</p>
                {quote && (
                  <blockquote className="claim-quote">
                    <bdi>“{quote}”</bdi>
                  </blockquote>
                )}
                <p>{description}</p>
                <p className="muted">{impact}</p>
              </div>
            </Claim>
          )}
        </ShowAll>
      </Part>
    </div>
  )
}

function Part({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null
  return (
    <details className="deeper-part">
      <summary>
        <h3>{title}</h3>
        <span className="badge figures">{count}</span>
        <ChevronDown aria-hidden />
      </summary>
      {children}
    </details>
  )
}
