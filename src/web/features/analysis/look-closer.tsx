import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { listed } from '#domain/findings/analytics-words.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import { Beliefs } from './beliefs.tsx'
import { DeeperParts } from './deeper-parts.tsx'
import { EmotionCards } from './emotion-cards.tsx'
import { EquationList } from './equation-list.tsx'
import { Questions } from './questions.tsx'
import { Recommendations } from './recommendations.tsx'

type Props = {
  analysis: Analysis
  colourOf: (itemId: number) => string
  /** Null where there is nothing to change. */
  onOpen: ((itemId: number) => void) | null
  deeperOffer?: ReactNode
  isForOthers: boolean
}

const counted = (count: number, one: string, many = `${one}s`) =>
  count <= 0 ? null : `${count} ${count === 1 ? one : many}`

/** What there is to find, so that nobody opens it for nothing. */
function contentsOf(analysis: Analysis): string {
  return listed(
    [
      'how it adds up',
      analysis.expectations.length + analysis.perceptions.length > 0
        ? 'what was expected and perceived'
        : null,
      counted(analysis.recommendations.length - 1, 'more step'),
      counted(analysis.personalConnections?.length ?? 0, 'connection'),
      counted(analysis.psychologicalInsights?.length ?? 0, 'insight'),
      counted(analysis.growthOpportunities?.length ?? 0, 'opportunity', 'opportunities'),
      counted(analysis.cognitivePatterns?.length ?? 0, 'pattern'),
    ].filter((part) => part !== null),
  )
}

/** Everything else an analysis says, folded away; what stands above is not said again. */
export function LookCloser({ analysis, colourOf, onOpen, deeperOffer, isForOthers }: Props) {
  const moreSteps = analysis.recommendations.slice(1)
  const hasDeeper = analysis.psychologicalInsights !== undefined
  return (
    <details
      className="look-closer"
      // Others have come to read. Whoever opened it before the page woke up finds it open.
      open={isForOthers}
    >
      <summary>
        <h2>Look closer</h2>
        <span className="look-closer-contents small muted">{contentsOf(analysis)}</span>
        <ChevronDown aria-hidden />
      </summary>
      <div className="look-closer-parts">
        <div className="stack">
          <EmotionCards emotions={analysis.emotions} isForOthers={isForOthers} />
          <Beliefs
            expectations={analysis.expectations}
            perceptions={analysis.perceptions}
            isForOthers={isForOthers}
          />
          {hasDeeper ? <DeeperParts {...analysis} /> : deeperOffer}
        </div>
        <div className="stack">
          {analysis.equations.length > 0 && (
            <EquationList
              equations={analysis.equations}
              colourOf={colourOf}
              isCorrected={analysis.isCorrected === true}
              onOpen={onOpen}
            />
          )}
          {moreSteps.length > 0 && <Recommendations entries={moreSteps} />}
          <Questions entries={analysis.questions.slice(1)} />
        </div>
      </div>
    </details>
  )
}
