import type { Findings } from '#domain/situation/analysis.ts'
import { Card } from '#web/ui/card.tsx'
import { Claim } from './claim.tsx'

type Props = Pick<Findings, 'expectations' | 'perceptions'> & { isForOthers: boolean }

const SAID = { expected: 'What you expected', perceived: 'What you perceived' }
const TOLD = { expected: 'What they expected', perceived: 'What they perceived' }

/** The two sides of every equation, in plain sentences. */
export function Beliefs({ expectations, perceptions, isForOthers }: Props) {
  const titles = isForOthers ? TOLD : SAID
  return (
    <div className="beliefs">
      <Belief title={titles.expected} side="expected" entries={expectations} />
      <Belief title={titles.perceived} side="perceived" entries={perceptions} />
    </div>
  )
}

type BeliefProps = {
  title: string
  side: 'expected' | 'perceived'
  entries: Findings['expectations']
}

function Belief({ title, side, entries }: BeliefProps) {
  if (entries.length === 0) return null
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
