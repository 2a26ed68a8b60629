import type { RefObject } from 'react'
import type { Exercise } from '#domain/steps/exercise.ts'
import { isWorse, sayPair } from '#domain/steps/step.ts'
import { WeighedBloom } from '#web/pictures/weighed-bloom.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'

type Props = {
  exercise: Exercise
  heading: RefObject<HTMLHeadingElement | null>
  onLeave: () => void
}

/** Both strengths side by side. In fresh grief there is nothing to compare. */
export function ExerciseEnd({ exercise, heading, onLeave }: Props) {
  const { before, after, category } = exercise
  const isWeighed = before !== null && after !== null
  return (
    <>
      <div className="exercise-ask">
        {isWeighed && (
          <figure className="exercise-pair" aria-hidden="true">
            <WeighedBloom category={category} strength={before} size={132} />
            <WeighedBloom category={category} strength={after} was={before} size={132} />
          </figure>
        )}
        <h1 ref={heading} tabIndex={-1}>
          {isWeighed ? sayPair(before, after, category) : 'Your words are saved.'}
        </h1>
        <p className="muted">
          {isWeighed
            ? 'That’s only one try, minutes apart. Your words are saved with the situation. You can delete them there.'
            : 'You’ll find them with the situation, and you can delete them there.'}
        </p>
      </div>
      <footer className="exercise-foot">
        <p />
        {isWeighed && isWorse(before, after, category) && (
          <LinkButton look="quiet" href="/help">
            Talk to someone
          </LinkButton>
        )}
        <Button look="primary" size="large" onClick={onLeave}>
          Done
        </Button>
      </footer>
    </>
  )
}
