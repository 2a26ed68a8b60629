import { EMOTION_LABELS } from '#domain/emotion/emotion.ts'
import type { Correction } from '#domain/situation/correction.ts'
import { tornLines, withChanges } from '#domain/values/merge-lines.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import type { OnMap } from './analysis-result.tsx'

/** A correction that another device's correction got in the way of. */
export type Clash = {
  seen: Correction
  stored: Correction
  sent: Correction
  onLeave: () => void
  onTake: (said: Correction) => void
}

const LABELS: Partial<Record<keyof Correction, string>> = {
  feelings: 'What you feel',
  ownWord: 'Your word for it',
  about: 'What it’s about',
  expected: 'What you expected',
  saw: 'What you saw',
}

function formatCorrection(
  { feelings, about, ...said }: Correction,
  line: keyof Correction,
  map: readonly OnMap[],
) {
  if (line === 'feelings')
    return feelings?.map(({ word, category }) => word ?? EMOTION_LABELS[category]).join(', ')
  if (line === 'about')
    return typeof about === 'number' ? map.find(({ id }) => id === about)?.name : about
  const words = line in said && said[line as keyof typeof said]
  return typeof words === 'string' && LABELS[line] ? `“${words}”` : words && 'Another answer'
}

type Props = Clash & { map: readonly OnMap[] }

/** Both versions in sight. Nothing is lost until the person has chosen. */
export function ClashCard({ seen, stored, sent, map, onLeave, onTake }: Props) {
  // Keeps whether the wish was tapped or typed.
  const torn = tornLines(seen, stored, sent).filter((line) => line !== 'expectedFrom')
  // Until the other version is here, there is nothing to compare.
  if (torn.length === 0) return null
  const column = (title: string, said: Correction) => (
    <div>
      <h3>{title}</h3>
      <dl>
        {torn.map((line) => (
          <div key={line}>
            <dt className="small muted">{LABELS[line] ?? 'How we read it'}</dt>
            <dd>
              <bdi>{formatCorrection(said, line, map) || 'Nothing'}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
  return (
    <Card title="You’ve changed this on another device, too" className="clash">
      <div className="clash-both" role="alert">
        {column('On the other device', stored)}
        {column('Here', sent)}
      </div>
      <div className="row">
        <Button look="primary" onClick={() => onTake(withChanges(seen, stored, sent))}>
          Use this one
        </Button>
        <Button onClick={onLeave}>Use the other one</Button>
      </div>
    </Card>
  )
}
