import { Sprout } from 'lucide-react'
import { CARD_LIMITS, type Findings, LEVER_LABELS } from '#domain/analysis.ts'
import { Card } from '#web/ui/card.tsx'
import { Claim } from './claim.tsx'
import { ShowAll } from './show-all.tsx'

export function Recommendations({ entries }: { entries: Findings['recommendations'] }) {
  return (
    <Card title="What you could try" className="recommendations">
      <ShowAll entries={entries} limit={CARD_LIMITS.recommendations} noun="steps">
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
