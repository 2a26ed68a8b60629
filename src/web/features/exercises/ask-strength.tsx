import type { ReactNode, RefObject } from 'react'
import type { ExerciseOffer } from '#domain/steps/exercise.ts'
import { strengthQuestion } from '#domain/steps/exercise-words.ts'
import { STRENGTH_WORDS } from '#domain/steps/step.ts'
import { WeighedBloom } from '#web/pictures/weighed-bloom.tsx'
import { Button } from '#web/ui/button.tsx'
import { Scale } from '#web/ui/scale.tsx'

type Props = {
  offer: ExerciseOffer
  heading: RefObject<HTMLHeadingElement | null>
  value: number
  /** What it was at the beginning. */
  stood?: number
  isAfter?: boolean
  isBusy: boolean
  above?: ReactNode
  onChange: (value: number) => void
  onGoOn: () => void
  onLeave: () => void
}

/** How strong it is: on a step of its own, before and after. */
export function AskStrength(props: Props) {
  const { offer, heading, value, stood, isAfter = false, isBusy, above } = props
  const question = strengthQuestion(offer)
  return (
    <>
      <div className="exercise-ask">
        {above}
        <WeighedBloom
          category={offer.category}
          strength={value}
          size={132}
          {...(stood !== undefined && { was: stood })}
        />
        <h1 ref={heading} tabIndex={-1}>
          {question}
        </h1>
        {isAfter && <p className="muted">It may be the same. That is an answer, too.</p>}
        <div className="exercise-scale">
          <Scale
            label={question}
            isBare
            value={value}
            onChange={props.onChange}
            min={0}
            max={10}
            said={`${value} of 10`}
            ends={STRENGTH_WORDS}
            {...(stood !== undefined && { stood })}
          />
        </div>
      </div>
      <footer className="exercise-foot">
        <p className="caption muted">{isAfter ? '' : 'We ask once more at the end.'}</p>
        <Button look="quiet" onClick={props.onLeave}>
          {isAfter ? 'Leave without keeping' : 'Not now'}
        </Button>
        <Button look="primary" size="large" disabled={isBusy} onClick={props.onGoOn}>
          {isAfter ? 'Keep it' : 'Go on'}
        </Button>
      </footer>
    </>
  )
}
