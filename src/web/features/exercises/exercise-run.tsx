import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { GET_HELP } from '#domain/content/helplines.ts'
import { colourOf, ownCategoriesOf } from '#domain/self-map/map-categories.ts'
import {
  EXERCISE_WORDS,
  type Exercise,
  type ExerciseOffer,
  ExerciseWords,
  isWeighed,
} from '#domain/steps/exercise.ts'
import {
  EXERCISE_TITLES,
  formatDistance,
  type Question,
  questionsOf,
  strengthQuestion,
} from '#domain/steps/exercise-words.ts'
import { formatPair, isWorse, STRENGTH_WORDS } from '#domain/steps/step.ts'
import { firstPersonIn } from '#engine/input/first-person.ts'
import { Help } from '#web/crisis/crisis-watch.tsx'
import { pillColours } from '#web/lib/pill-colours.ts'
import { WeighedBloom } from '#web/pictures/weighed-bloom.tsx'
import { Button, IconButton, LinkButton } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/field.tsx'
import { StrengthChoice } from '#web/ui/strength-choice.tsx'
import { ExercisePicture } from './exercise-pictures.tsx'
import { useKeepExercise } from './use-exercises.ts'
import './exercise.css'

type AskWordsProps = {
  offer: ExerciseOffer
  firstName: string
  question: Question
  /** The number of this question, and of all questions. */
  place: readonly [number, number]
  value: string
  /** True if the strength is rated. */
  isWeighed: boolean
  anchor: number | undefined
  heading: RefObject<HTMLHeadingElement | null>
  isBusy: boolean
  problem: string | null
  map: (marked: readonly number[]) => ReactNode
  isHelped: boolean
  onAnchor: (itemId: number) => void
  onChange: (text: string) => void
  onGoOn: () => void
  onSkip: () => void
}

/** One question, with a picture and a field. */
function AskWords(props: AskWordsProps) {
  const { offer, firstName, question, place, value, isWeighed, heading, isBusy } = props
  const id = useId()
  const [at, of] = place
  const distance = offer.kind === 'me' ? formatDistance(firstPersonIn(value), firstName) : null
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
          <Problem id={`${id}-problem`}>{props.problem}</Problem>
          <p className="small muted exercise-distance" role="status">
            {distance}
          </p>
          <Help texts={[value]} isKnown={props.isHelped} />
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

/** Chooses which of the two items to write about. */
function Anchors({ offer, anchor, onAnchor }: AskWordsProps) {
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

type ExerciseEndProps = {
  exercise: Exercise
  heading: RefObject<HTMLHeadingElement | null>
  onLeave: () => void
}

/** Both strengths side by side. In fresh grief nothing is compared. */
function ExerciseEnd({ exercise, heading, onLeave }: ExerciseEndProps) {
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
          {isWeighed ? formatPair(before, after, category) : 'Your words are saved.'}
        </h1>
        <p className="muted">
          {isWeighed
            ? 'That’s just one try, a few minutes apart. Your words are saved with the situation. You can delete them there.'
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

type AskStrengthProps = {
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

/** Asks for the strength in a separate step, before and after. */
function AskStrength(props: AskStrengthProps) {
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
        {isAfter && <p className="muted">It may not have changed. That’s an answer too.</p>}
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

type Props = {
  situationId: number
  firstName: string
  offer: ExerciseOffer
  /** The map with touched items faded and the marked ones highlighted. */
  map: (marked: readonly number[]) => ReactNode
  onLeave: () => void
}

/** One step at a time: strength, questions, strength again. Every step can be skipped. */
export function ExerciseRun({ situationId, firstName, offer, map, onLeave }: Props) {
  const questions = questionsOf(offer, firstName)
  const [step, setStep] = useState(isWeighed(offer) ? 0 : 1)
  const [words, setWords] = useState<readonly string[]>(questions.map(() => ''))
  const [before, setBefore] = useState<number | null>(null)
  const [after, setAfter] = useState<number | null>(null)
  const [anchor, setAnchor] = useState(offer.anchors[0]?.itemId)
  const [isTried, setTried] = useState(false)
  const keep = useKeepExercise(situationId)
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirst = useRef(true)
  const isHelped = keep.data !== undefined && 'crisis' in keep.data
  const kept = keep.data && 'id' in keep.data ? keep.data : null
  const [first = '', hard, way] = words
  const lastQuestion = questions.length
  const problem = ExerciseWords.safeParse(first).error?.issues[0]?.message ?? null

  // Move the focus before the next key press; moving it later would steal it from a person who already went on.
  useLayoutEffect(() => {
    if (!isFirst.current) heading.current?.focus()
    isFirst.current = false
  }, [step, kept])

  function send() {
    keep.mutate({
      kind: offer.kind,
      words: first,
      ...(hard?.trim() && { hard }),
      ...(way?.trim() && { way }),
      ...(anchor !== undefined && { itemId: anchor }),
      ...(isWeighed(offer) && before !== null && after !== null && { before, after }),
      anyway: isHelped,
    })
  }
  function goOn() {
    setTried(true)
    if (problem) return
    goFurther()
  }
  /** Skips the second rating if there was no first one. */
  const goFurther = () =>
    step === lastQuestion && (!isWeighed(offer) || before === null) ? send() : setStep(step + 1)

  const strength = { offer, heading, isBusy: keep.isPending, onLeave }
  return (
    <main className="exercise" id="main">
      <header className="exercise-top">
        <IconButton label="Close" onClick={onLeave}>
          <X aria-hidden />
        </IconButton>
        <p className="small muted">{EXERCISE_TITLES[offer.kind]} · three minutes</p>
        <LinkButton look="quiet" size="small" href="/help">
          {GET_HELP}
        </LinkButton>
      </header>
      {kept ? (
        <ExerciseEnd exercise={kept} heading={heading} onLeave={onLeave} />
      ) : step === 0 ? (
        <AskStrength {...strength} value={before} onChange={setBefore} onGoOn={() => setStep(1)} />
      ) : step <= lastQuestion ? (
        <AskWords
          key={step}
          offer={offer}
          firstName={firstName}
          question={questions[step - 1]!}
          place={[step, lastQuestion]}
          value={words[step - 1] ?? ''}
          isWeighed={isWeighed(offer) && before !== null}
          anchor={anchor}
          heading={heading}
          isBusy={keep.isPending}
          problem={isTried && step === 1 ? problem : null}
          map={map}
          isHelped={isHelped}
          onAnchor={setAnchor}
          onChange={(text) => setWords(words.with(step - 1, text))}
          onGoOn={goOn}
          onSkip={step === 1 ? onLeave : goFurther}
        />
      ) : (
        <AskStrength
          {...strength}
          isAfter
          value={after}
          above={isHelped ? <Help texts={words} isKnown /> : null}
          onChange={setAfter}
          onGoOn={send}
        />
      )}
    </main>
  )
}
