import { type ReactNode, useState } from 'react'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import { pairOf, STRENGTH_WORDS, sayPair, type Weighing } from '#domain/steps/step.ts'
import { upperFirst } from '#domain/values/text.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { StrengthChoice } from '#web/ui/strength-choice.tsx'
import { Pair } from './pair.tsx'
import { useWeigh } from './use-steps.ts'

type Props = {
  situationId: number
  weighings: readonly Weighing[]
  category: EmotionCategory
  /** The word its result uses. */
  feeling: string
  /** Shown above it. */
  children: ReactNode
}

/** Rates the strength again, at any time and any number of times. Nothing else on the page asks for it. */
export function WeighAgain(props: Props) {
  const { situationId, weighings, category, feeling, children } = props
  const [isOpen, setOpen] = useState(false)
  const [value, setValue] = useState<number | null>(null)
  const weigh = useWeigh(situationId)
  const pair = pairOf(weighings)
  function close() {
    setOpen(false)
    setValue(null)
  }
  function handleSave() {
    if (value !== null) weigh.mutate({ strength: value, category }, { onSuccess: close })
  }
  const isBare = !children && !pair && !isOpen
  return (
    <section
      className={isBare ? 'weigh-bare print-not' : 'card stack print-not'}
      aria-label="From here"
    >
      {children}
      {pair && !isOpen && (
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
          <p className="plan-said">{sayPair(pair.first.strength, pair.last.strength, category)}</p>
        </div>
      )}
      {!isOpen ? (
        <div className="weigh-ask">
          <Button size="small" onClick={() => setOpen(true)}>
            How strong is it now?
          </Button>
        </div>
      ) : (
        <div className="stack weigh-field">
          <StrengthChoice
            label={`${upperFirst(feeling)}: how strong is it now?`}
            value={value}
            onChange={setValue}
            ends={STRENGTH_WORDS}
          />
          <div className="row">
            <Button
              look="primary"
              disabled={weigh.isPending || value === null}
              onClick={handleSave}
            >
              Save
            </Button>
            <Button look="quiet" onClick={close}>
              Cancel
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}
