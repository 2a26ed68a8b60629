import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
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

type Props = {
  situationId: number
  firstName: string
  offer: ExerciseOffer
  /** The map with touched items faded and the marked ones highlighted. */
  map: (marked: readonly number[]) => ReactNode
  onLeave: () => void
}

/** One step at a time: strength, questions, strength again. Every step can be skipped. */
function useRun({ situationId, firstName, offer }: Props) {
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
  /** Skips the second rating if there was no first one. */
  const goFurther = () =>
    step === questions.length && (!isWeighed(offer) || before === null) ? send() : setStep(step + 1)

  return {
    step,
    heading,
    isHelped,
    kept,
    send,
    goFurther,
    goOn() {
      setTried(true)
      if (!problem) goFurther()
    },
    begin: () => setStep(1),
    isBusy: keep.isPending,
    questions,
    words,
    write: (text: string) => setWords(words.with(step - 1, text)),
    /** Only the first answer is needed, and only once the person went on. */
    problem: isTried && step === 1 ? problem : null,
    before,
    setBefore,
    after,
    setAfter,
    anchor,
    setAnchor,
    isAskedAgain: isWeighed(offer) && before !== null,
  }
}
type AskProps = Props & { run: ReturnType<typeof useRun> }

/** One question, with a picture and a field. */
function AskWords(props: AskProps) {
  const { offer, firstName, onLeave, run } = props
  const { step: at, isAskedAgain, problem } = run
  const id = useId()
  const of = run.questions.length
  const question = run.questions[at - 1]!
  const value = run.words[at - 1] ?? ''
  const ownCategories = ownCategoriesOf(offer.anchors.map((it) => ({ ...it, id: it.itemId })))
  const distance = offer.kind === 'me' ? formatDistance(firstPersonIn(value), firstName) : null
  return (
    <>
      <div className="exercise-ask">
        {offer.kind === 'anchor' ? (
          <div className="exercise-map">{props.map(offer.anchors.map(({ itemId }) => itemId))}</div>
        ) : (
          <ExercisePicture kind={offer.kind} names={{ me: firstName, other: offer.other }} />
        )}
        <h1 ref={run.heading} tabIndex={-1}>
          {question.title}
        </h1>
        <p className="muted" id={`${id}-text`}>
          {question.text}
        </p>
        {offer.anchors.length > 1 && (
          <fieldset className="exercise-anchors">
            <legend className="sr-only">What you write about</legend>
            {offer.anchors.map(({ itemId, name, category }) => (
              <button
                key={itemId}
                type="button"
                className="exercise-anchor"
                style={pillColours(colourOf(category, ownCategories))}
                aria-pressed={itemId === run.anchor}
                onClick={() => run.setAnchor(itemId)}
              >
                <bdi>{name}</bdi>
              </button>
            ))}
          </fieldset>
        )}
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
            aria-invalid={problem !== null}
            aria-describedby={`${id}-text ${id}-problem`}
            onChange={(event) => run.write(event.target.value)}
          />
          <Problem id={`${id}-problem`}>{problem}</Problem>
          <p className="small muted exercise-distance" role="status">
            {distance}
          </p>
          <Help texts={[value]} isKnown={run.isHelped} />
        </div>
        {of > 1 && (
          <div className="exercise-pips" role="img" aria-label={`Question ${at} of ${of}`}>
            {run.questions.map(({ title }, index) => (
              <i key={title} className={index + 1 === at ? 'is-on' : undefined} />
            ))}
          </div>
        )}
      </div>
      <footer className="exercise-foot">
        <p className="caption muted">{isAskedAgain && 'We’ll ask again at the end.'}</p>
        <Button look="quiet" onClick={at === 1 ? onLeave : run.goFurther}>
          Skip
        </Button>
        <Button look="primary" size="large" disabled={run.isBusy} onClick={run.goOn}>
          {isAskedAgain || at < of ? 'Go on' : 'Save'}
        </Button>
      </footer>
    </>
  )
}

type ExerciseEndProps = Pick<AskProps, 'run' | 'onLeave'> & { exercise: Exercise }

/** Both strengths side by side. In fresh grief nothing is compared. */
function ExerciseEnd({ exercise, run, onLeave }: ExerciseEndProps) {
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
        <h1 ref={run.heading} tabIndex={-1}>
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

/** Asks for the strength in a separate step, before and after. */
function AskStrength({ offer, onLeave, run }: AskProps) {
  const isAfter = run.step > 0
  const value = isAfter ? run.after : run.before
  const question = strengthQuestion(offer)
  return (
    <>
      <div className="exercise-ask">
        {isAfter && run.isHelped && <Help texts={run.words} isKnown />}
        <WeighedBloom category={offer.category} strength={value} size={132} />
        <h1 ref={run.heading} tabIndex={-1}>
          {question}
        </h1>
        {isAfter && <p className="muted">It may not have changed. That’s an answer too.</p>}
        <div className="exercise-scale">
          <StrengthChoice
            label={question}
            isBare
            value={value}
            onChange={isAfter ? run.setAfter : run.setBefore}
            ends={STRENGTH_WORDS}
          />
        </div>
      </div>
      <footer className="exercise-foot">
        <p className="caption muted">{isAfter ? '' : 'We’ll ask again at the end.'}</p>
        <Button look="quiet" onClick={onLeave}>
          {isAfter ? 'Leave without saving' : 'Not now'}
        </Button>
        <Button
          look="primary"
          size="large"
          disabled={run.isBusy}
          onClick={isAfter ? run.send : run.begin}
        >
          {isAfter ? 'Save' : 'Go on'}
        </Button>
      </footer>
    </>
  )
}

/** A whole exercise, which fills the page. */
export function ExerciseRun(props: Props) {
  const run = useRun(props)
  const { offer, onLeave } = props
  const { kept, step, questions } = run
  const ask = { ...props, run }
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
        <ExerciseEnd exercise={kept} run={run} onLeave={onLeave} />
      ) : step > 0 && step <= questions.length ? (
        <AskWords key={step} {...ask} />
      ) : (
        <AskStrength key={step} {...ask} />
      )}
    </main>
  )
}
