import type { Exercise } from '#domain/steps/exercise.ts'
import { EXERCISE_LINES, EXERCISE_TITLES, formatAround } from '#domain/steps/exercise-words.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { ExercisePicture } from './exercise-pictures.tsx'
import { useExerciseState, useRemoveExercise } from './use-exercises.ts'
import './exercise.css'

/** Below a result: one fitting exercise, or the text written in one. */
export function ExerciseCard({ situationId }: { situationId: number }) {
  const { data } = useExerciseState(situationId)
  if (!data || (!data.offer && data.kept.length === 0)) return null
  const { offer, kept } = data
  return (
    <section className="card exercise-card print-not" aria-label="An exercise">
      {offer && (
        <div className="exercise-offer">
          <ExercisePicture kind={offer.kind} />
          <div>
            <p className="exercise-eyebrow">Three minutes (optional)</p>
            <h2>{EXERCISE_TITLES[offer.kind]}</h2>
            <p className="muted">{EXERCISE_LINES[offer.kind]}</p>
          </div>
          <LinkButton href={`/analyze-situation?mode=exercise&situation=${situationId}`}>
            Begin
          </LinkButton>
        </div>
      )}
      {kept.map((exercise) => (
        <Kept key={exercise.id} exercise={exercise} />
      ))}
    </section>
  )
}

function Kept({ exercise }: { exercise: Exercise }) {
  const remove = useRemoveExercise(exercise.situationId)
  const { kind, itemName, words, hard, way, createdAt } = exercise
  const around = formatAround(exercise)
  return (
    <article className="exercise-kept">
      <div className="exercise-kept-head">
        <h2>
          {EXERCISE_TITLES[kind]}
          {itemName && (
            <>
              : <bdi>{itemName}</bdi>
            </>
          )}
        </h2>
        <Button
          look="quiet"
          size="small"
          disabled={remove.isPending}
          onClick={() => remove.mutate(exercise.id)}
        >
          Delete my words
        </Button>
      </div>
      {[words, hard, way].map(
        (text) =>
          text && (
            <blockquote key={text} className="exercise-words">
              <bdi>{text}</bdi>
            </blockquote>
          ),
      )}
      <p className="caption muted">
        {formatDay(createdAt)}
        {around && `. ${around}`}
      </p>
    </article>
  )
}
