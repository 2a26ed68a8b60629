import { Sprout } from 'lucide-react'
import { CARD_LIMITS, type Findings } from '#domain/situation/analysis.ts'
import { LEVER_LABELS } from '#domain/situation/analysis-words.ts'
import { Card } from '#web/ui/card.tsx'
import { Claim } from './claim.tsx'
import { ShowAll } from './show-all.tsx'

/** The first one stands above, as the one step. */
const SHOWN = CARD_LIMITS.recommendations - 1

export function Recommendations({ entries }: { entries: Findings['recommendations'] }) {
  return (
    <Card title="What else you could try" className="recommendations">
      <ShowAll entries={entries} limit={SHOWN} noun="steps">
        {({ type, text, evidence }) => (
          <Claim key={text} evidence={evidence}>
            <Sprout aria-hidden />
            <div className="claim-words">
              <p className="claim-lever">{LEVER_LABELS[type]}</p>
              <p>{text}</p>
            </div>
          </Claim>
        )}
      </ShowAll>
    </Card>
  )
}
