import { useState } from 'react'
import { EMOTION_LABELS, type EmotionCategory } from '#domain/emotion/emotion.ts'
import { pairOf, STRENGTH_WORDS, sayPair, type Weighing } from '#domain/steps/step.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Scale } from '#web/ui/scale.tsx'
import { Pair } from './pair.tsx'
import { useWeigh } from './use-steps.ts'

type Props = {
  situationId: number
  weighings: readonly Weighing[]
  category: EmotionCategory
  /** Where the slider begins when nothing was said yet. */
  strength: number
}

/** How strong is it by now? At any time, as often as one likes. */
export function WeighAgain({ situationId, weighings, category, strength }: Props) {
  const last = weighings.findLast(({ by }) => by === 'person')
  const [value, setValue] = useState<number | null>(null)
  const weigh = useWeigh(situationId)
  const pair = pairOf(weighings)
  const feeling = EMOTION_LABELS[category].toLowerCase()
  const begin = last?.strength ?? strength
  return (
    <div className="weigh-again">
      {pair && value === null && (
        <div className="weigh-pair">
          <Pair
            category={category}
            before={pair.first.strength}
            after={pair.last.strength}
            names={[
              pair.first.by === 'reading' ? 'As we read it' : formatDay(pair.first.at),
              formatDay(pair.last.at),
            ]}
          />
          <p className="plan-said">{sayPair(pair.first.strength, pair.last.strength)}</p>
        </div>
      )}
      {value === null ? (
        <Button size="small" onClick={() => setValue(begin)}>
          How strong is it now?
        </Button>
      ) : (
        <div className="stack weigh-field">
          <Scale
            label={`How strong is the ${feeling} now?`}
            value={value}
            onChange={setValue}
            min={0}
            max={10}
            said={`${value} of 10`}
            ends={STRENGTH_WORDS}
          />
          <div className="row">
            <Button
              look="primary"
              disabled={weigh.isPending}
              onClick={() =>
                weigh.mutate({ strength: value, category }, { onSuccess: () => setValue(null) })
              }
            >
              Keep it
            </Button>
            <Button look="quiet" onClick={() => setValue(null)}>
              Leave it
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
