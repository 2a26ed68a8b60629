import { useState } from 'react'
import { EMOTION_LABELS } from '#domain/emotion/emotion.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import type { Said } from '#domain/situation/said.ts'
import { STRENGTH_WORDS } from '#domain/steps/step.ts'
import { Scale } from '#web/ui/scale.tsx'

type Props = { analysis: Analysis; onSay: (said: Said) => Promise<boolean> }

/** How strong each feeling was that the person named; until they say so, what the equation makes of it. */
export function FeltStrength({ analysis, onSay }: Props) {
  const { said = {}, emotions, asks } = analysis
  const { feelings = [] } = said
  if (asks || said.equations) return null
  return feelings.map((feeling, at) => {
    const felt = emotions.find(({ category }) => category === feeling.category)
    if (!felt) return null
    const { category, itemId } = feeling
    // The word stays: only how strong it is was asked.
    const weigh = (strength: number): Promise<boolean> =>
      onSay({ ...said, feelings: feelings.with(at, { ...feeling, strength }) })
    return (
      <OneStrength
        key={`${category} ${itemId}`}
        label={
          feelings.length > 1 ? `How strong: ${EMOTION_LABELS[category]}` : 'How strong was it?'
        }
        strength={Math.max(1, Math.round(felt.intensity * 10))}
        onWeigh={weigh}
      />
    )
  })
}

type OneProps = { label: string; strength: number; onWeigh: (strength: number) => Promise<boolean> }

function OneStrength({ label, strength, onWeigh }: OneProps) {
  const [moved, setMoved] = useState<number | null>(null)
  const shown = moved ?? strength
  return (
    <Scale
      label={label}
      value={shown}
      onChange={setMoved}
      onRest={(value) => {
        if (value === strength) setMoved(null)
        else void onWeigh(value).finally(() => setMoved(null))
      }}
      min={1}
      max={10}
      said={`${shown} of 10`}
      ends={['barely there', STRENGTH_WORDS[1]]}
    />
  )
}
