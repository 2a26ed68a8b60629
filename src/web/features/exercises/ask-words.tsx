import { type ReactNode, type RefObject, useId } from 'react'
import { colourOf, ownCategoriesOf } from '#domain/self-map/map-categories.ts'
import { EXERCISE_WORDS, type ExerciseOffer } from '#domain/steps/exercise.ts'
import { type Question, sayDistance } from '#domain/steps/exercise-words.ts'
import { firstPersonIn } from '#engine/input/first-person.ts'
import { pillColours } from '#web/lib/pill-colours.ts'
import { Button } from '#web/ui/button.tsx'
import { ExercisePicture } from './exercise-pictures.tsx'

type Props = {
  offer: ExerciseOffer
  firstName: string
  question: Question
  /** Which question of how many. */
  place: readonly [number, number]
  value: string
  /** Null where nothing is weighed. */
  isWeighed: boolean
  anchor: number | undefined
  heading: RefObject<HTMLHeadingElement | null>
  isBusy: boolean
  problem: string | null
  map: (marked: readonly number[]) => ReactNode
  help: (texts: readonly string[]) => ReactNode
  onAnchor: (itemId: number) => void
  onChange: (text: string) => void
  onGoOn: () => void
  onSkip: () => void
}

/** A picture, a question, one field. */
export function AskWords(props: Props) {
  const { offer, firstName, question, place, value, isWeighed, heading, isBusy } = props
  const id = useId()
  const [at, of] = place
  const distance = offer.kind === 'me' ? sayDistance(firstPersonIn(value), firstName) : null
  return (
    <>
      <div className="exercise-ask">
        {offer.kind === 'anchor' ? (
          <div className="exercise-map">{props.map(offer.anchors.map(({ itemId }) => itemId))}</div>
        ) : (
          <ExercisePicture kind={offer.kind} names={{ me: firstName, other: offer.other }} />
        )}
        <h1 ref={heading} tabIndex={-1}>
          {question.title}
        </h1>
        <p className="muted" id={`${id}-text`}>
          {question.text}
        </p>
        {offer.anchors.length > 1 && <Anchors {...props} />}
        <div className="exercise-field">
          <label className="sr-only" htmlFor={id}>
            {question.label}
          </label>
          <textarea
            id={id}
            className="field-input"
            rows={4}
            maxLength={EXERCISE_WORDS.max}
            value={value}
            aria-invalid={props.problem !== null}
            aria-describedby={`${id}-text ${id}-problem`}
            onChange={(event) => props.onChange(event.target.value)}
          />
          <p className="field-problem" id={`${id}-problem`} role="alert">
            {props.problem}
          </p>
          <p className="small muted exercise-distance" role="status">
            {distance}
          </p>
          {props.help([value])}
        </div>
        {of > 1 && (
          <div className="exercise-pips" role="img" aria-label={`Question ${at} of ${of}`}>
            {Array.from({ length: of }, (_, index) => (
              <i key={`pip ${index + 1}`} className={index + 1 === at ? 'is-on' : undefined} />
            ))}
          </div>
        )}
      </div>
      <footer className="exercise-foot">
        <p className="caption muted">{isWeighed && 'We’ll ask again at the end.'}</p>
        <Button look="quiet" onClick={props.onSkip}>
          Skip
        </Button>
        <Button look="primary" size="large" disabled={isBusy} onClick={props.onGoOn}>
          {isWeighed || at < of ? 'Go on' : 'Save'}
        </Button>
      </footer>
    </>
  )
}

/** Which of the two one writes of. */
function Anchors({ offer, anchor, onAnchor }: Props) {
  const own = ownCategoriesOf(offer.anchors.map((it) => ({ ...it, id: it.itemId })))
  return (
    <fieldset className="exercise-anchors">
      <legend className="sr-only">What you write about</legend>
      {offer.anchors.map(({ itemId, name, category }) => {
        const colour = colourOf(category, own)
        const style = pillColours(colour)
        return (
          <button
            key={itemId}
            type="button"
            className="exercise-anchor"
            style={style}
            aria-pressed={itemId === anchor}
            onClick={() => onAnchor(itemId)}
          >
            <bdi>{name}</bdi>
          </button>
        )
      })}
    </fieldset>
  )
}
