import type { ReactNode, RefObject } from 'react'
import type { ExerciseOffer } from '#domain/steps/exercise.ts'
import { strengthQuestion } from '#domain/steps/exercise-words.ts'
import { STRENGTH_WORDS } from '#domain/steps/step.ts'
import { WeighedBloom } from '#web/pictures/weighed-bloom.tsx'
import { Button } from '#web/ui/button.tsx'
import { StrengthChoice } from '#web/ui/strength-choice.tsx'

type Props = {
  offer: ExerciseOffer
  heading: RefObject<HTMLHeadingElement | null>
  value: number | null
  isAfter?: boolean
  isBusy: boolean
  above?: ReactNode
  onChange: (value: number) => void
  onGoOn: () => void
  onLeave: () => void
}

/** How strong it is: on a step of its own, before and after. */
export function AskStrength(props: Props) {
  const { offer, heading, value, isAfter = false, isBusy, above } = props
  const question = strengthQuestion(offer)
  return (
    <>
      <div className="exercise-ask">
        {above}
        <WeighedBloom category={offer.category} strength={value} size={132} />
        <h1 ref={heading} tabIndex={-1}>
          {question}
        </h1>
        {isAfter && <p className="muted">It may be the same. That’s an answer too.</p>}
        <div className="exercise-scale">
          <StrengthChoice
            label={question}
            isBare
            value={value}
            onChange={props.onChange}
            ends={STRENGTH_WORDS}
          />
        </div>
      </div>
      <footer className="exercise-foot">
        <p className="caption muted">{isAfter ? '' : 'We’ll ask again at the end.'}</p>
        <Button look="quiet" onClick={props.onLeave}>
          {isAfter ? 'Leave without saving' : 'Not now'}
        </Button>
        <Button look="primary" size="large" disabled={isBusy} onClick={props.onGoOn}>
          {isAfter ? 'Save' : 'Go on'}
        </Button>
      </footer>
    </>
  )
}
