import { X } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { GET_HELP } from '#domain/content/helplines.ts'
import { type ExerciseOffer, ExerciseWords, isWeighed } from '#domain/steps/exercise.ts'
import { EXERCISE_TITLES, questionsOf } from '#domain/steps/exercise-words.ts'
import { IconButton, LinkButton } from '#web/ui/button.tsx'
import { AskStrength } from './ask-strength.tsx'
import { AskWords } from './ask-words.tsx'
import { ExerciseEnd } from './exercise-end.tsx'
import { useKeepExercise } from './use-exercises.ts'
import './exercise.css'

type Props = {
  situationId: number
  firstName: string
  offer: ExerciseOffer
  /** The map with what was touched stepped back and what is asked about standing out. */
  map: (marked: readonly number[]) => ReactNode
  help: (texts: readonly string[], isKnown: boolean) => ReactNode
  onLeave: () => void
}

/** One thing at a time: how strong, the questions, how strong now. Everything can be skipped. */
export function ExerciseRun({ situationId, firstName, offer, map, help, onLeave }: Props) {
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

  // Before the next key is pressed: a focus that moves later would take it from whoever went on meanwhile.
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
  /** Where nothing was weighed before, nothing is weighed after. */
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
          help={(texts) => help(texts, isHelped)}
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
          above={isHelped ? help(words, true) : null}
          onChange={setAfter}
          onGoOn={send}
        />
      )}
    </main>
  )
}
