import { Check } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import type { Alternative } from '#domain/situation/analysis.ts'
import { Bloom } from '#web/pictures/bloom.tsx'
import { Card } from '#web/ui/card.tsx'

type Props = {
  entries: readonly Alternative[]
  chosen: EmotionCategory | undefined
  onChoose: (alternative: Alternative) => void
}

/** Other ways to read it, in the person's own voice. They stay where they are while one is tried after the other. */
export function Alternatives({ entries, chosen, onChoose }: Props) {
  const [offered] = useState(entries)
  if (offered.length === 0) return null
  return (
    <Card title="Is it rather this?">
      <ul className="alternatives">
        {offered.map((alternative) => (
          <li key={alternative.category}>
            <button
              type="button"
              className="alternative"
              aria-pressed={chosen === alternative.category}
              style={
                {
                  '--emo-solid': `var(--emo-${alternative.category}-solid)`,
                  '--emo-soft': `var(--emo-${alternative.category}-soft)`,
                } as CSSProperties
              }
              onClick={() => onChoose(alternative)}
            >
              <Bloom category={alternative.category} size={32} />
              <span>{alternative.sentence}</span>
              {chosen === alternative.category && <Check aria-hidden />}
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
