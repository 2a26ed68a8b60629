import type { Findings } from '#domain/analysis.ts'
import { Card } from '#web/ui/card.tsx'
import { Claim } from './claim.tsx'

type Props = Pick<Findings, 'expectations' | 'perceptions'>

/** The two sides of every equation, in plain sentences. */
export function Beliefs({ expectations, perceptions }: Props) {
  return (
    <div className="beliefs">
      <Belief title="What you expected" side="expected" entries={expectations} />
      <Belief title="What you perceived" side="perceived" entries={perceptions} />
    </div>
  )
}

type BeliefProps = {
  title: string
  side: 'expected' | 'perceived'
  entries: Findings['expectations']
}

function Belief({ title, side, entries }: BeliefProps) {
  return (
    <Card title={title} className={`belief belief-${side}`}>
      <ul className="claims">
        {entries.map(({ description, evidence }) => (
          <Claim key={description} evidence={evidence}>
            <p className="claim-words">{description}</p>
          </Claim>
        ))}
      </ul>
    </Card>
  )
}
