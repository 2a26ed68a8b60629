import { CalendarPlus, Sprout } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { EMOTION_LABELS, type EmotionCategory } from '#domain/emotion/emotion.ts'
import type { Analysis, Findings } from '#domain/situation/analysis.ts'
import { askStrength, formatFeeling } from '#domain/situation/own-saying.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { STEP_SUMMARY } from '#domain/steps/calendar.ts'
import {
  type EarlierAnswer,
  formatPair,
  formatStep,
  isFresh,
  leadOf,
  nextAsked,
  OUTCOME_LABELS,
  pairOf,
  STRENGTH_WORDS,
  type Step,
  StepAction,
  type StepLever,
  StepMoment,
  timesOf,
} from '#domain/steps/step.ts'
import { upperFirst } from '#domain/values/text.ts'
import { Help } from '#web/crisis/crisis-watch.tsx'
import { saveEvent } from '#web/lib/browser/save-event.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Choices } from '#web/ui/due.tsx'
import { Problem } from '#web/ui/field.tsx'
import { Link } from '#web/ui/link.tsx'
import { SaveRow } from '#web/ui/save-row.tsx'
import { Slot } from '#web/ui/slot.tsx'
import { StrengthChoice } from '#web/ui/strength-choice.tsx'
import { Pair } from './pair.tsx'
import { useEndStep, useKeepStep, useStepState, useWeigh } from './use-steps.ts'
import '#web/ui/due.css'
import './steps.css'

type BuilderProps = {
  situationId: number
  recommendations: Findings['recommendations']
  category: EmotionCategory
  order: readonly StepLever[] | null
  /** Below the sentence: says that it changed with another line. */
  note?: ReactNode
}

type Choice = { lever: StepLever; moment: string; action: string }

/** Sorts the plannable steps by what helped this person, if that is known. Leaves out advice that isn't a plan. */
function choicesOf({ recommendations, order }: BuilderProps): Choice[] {
  const place = (lever: StepLever) => order?.indexOf(lever) ?? 0
  return recommendations
    .flatMap(({ type: lever, when, act }) =>
      when && act ? [{ lever, moment: when, action: act }] : [],
    )
    .toSorted((one, other) => place(one.lever) - place(other.lever))
}

const OWN: Choice = { lever: 'own', moment: '', action: '' }

/** The next step as one sentence with two editable halves. Another step, or an own one, is a click away. */
function StepBuilder(props: BuilderProps) {
  const { situationId, recommendations, category, note } = props
  const choices = choicesOf(props)
  const [chosen, setChosen] = useState(choices[0] ?? null)
  const [moment, setMoment] = useState(chosen?.moment ?? '')
  const [action, setAction] = useState(chosen?.action ?? '')
  const first = useRef<HTMLElement>(null)
  const [isTried, setTried] = useState(false)
  const keep = useKeepStep(situationId)
  const isHelped = keep.data !== undefined && 'crisis' in keep.data
  const problems = [StepMoment.safeParse(moment), StepAction.safeParse(action)]
  const [problem] = problems.flatMap(({ error }) => error?.issues[0]?.message ?? [])

  function show(next: Choice) {
    // Don't overwrite a moment the person wrote.
    if (!chosen || moment === chosen.moment) setMoment(next.moment)
    setChosen(next)
    setAction(next.action)
    setTried(false)
  }
  const at = choices.findIndex((choice) => choice.action === chosen?.action)
  const next = choices[(at + 1) % choices.length]
  function handleKeep() {
    setTried(true)
    if (!problem && chosen) keep.mutate({ lever: chosen.lever, category, moment, action })
  }
  const lead = leadOf(moment)

  return (
    <>
      <h2 id="next-move" className="side-title">
        <Sprout aria-hidden />
        One next step
      </h2>
      <Help texts={[moment, action]} isKnown={isHelped} />
      {chosen ? (
        <p className="side-words plan-sentence">
          {moment && lead && `${lead} `}
          <Slot
            ref={first}
            label="When: the moment"
            kind="if"
            value={moment}
            onChange={setMoment}
            placeholder="When I next see them"
            problem={isTried && !problems[0]!.success}
          />
          , I’ll{' '}
          <Slot
            label="I’ll: the step"
            kind="then"
            value={action}
            onChange={setAction}
            placeholder="a step of my own"
            problem={isTried && !problems[1]!.success}
          />
          .
        </p>
      ) : (
        <p className="side-words">{recommendations[0]?.text}</p>
      )}
      {note}
      <Problem>{isTried ? problem : null}</Problem>
      <div className="plan-foot">
        {chosen && (
          <Button look="primary" disabled={keep.isPending || !action.trim()} onClick={handleKeep}>
            Save this step
          </Button>
        )}
        {next && (choices.length > 1 || chosen === OWN) && (
          <Button look="quiet" onClick={() => show(next)}>
            Another
          </Button>
        )}
        {chosen !== OWN && (
          <Button
            look="quiet"
            onClick={() => {
              flushSync(() => show(OWN))
              first.current?.focus()
            }}
          >
            My own
          </Button>
        )}
      </div>
    </>
  )
}

type SavedStepProps = {
  step: Step
  /** The name its result uses. */
  name: string
}

/** A saved plan: the strength before, the outcomes so far, and a button to end it. */
function SavedStep({ step, name }: SavedStepProps) {
  const end = useEndStep()
  const [now] = useState(() => Date.now())
  const asked = nextAsked(timesOf(step), now)
  const isNew = step.followUps.length === 0
  return (
    <>
      <h2 id="next-move" className="side-title">
        <Sprout aria-hidden />
        Your step, saved on {formatDay(step.createdAt)}
      </h2>
      <p className="side-words">{formatStep(step)}</p>
      {isNew && (
        <p className="small muted">
          {step.before !== null &&
            `${upperFirst(formatFeeling(name, 'I').word)}: ${step.before} of 10 then. `}
          {formatDay(step.asksAt) !== formatDay(step.createdAt)
            ? `We’ll ask the morning after, on ${formatDay(step.asksAt)}.`
            : 'We’ll ask how it went tomorrow, and again in a week.'}
        </p>
      )}
      {step.before === null && isFresh(timesOf(step), now) && <AskBefore step={step} name={name} />}
      {!isNew && (
        <ul className="kept-answers">
          {step.followUps.map(({ round, outcome, strength, note, answeredAt }) => (
            <li key={round} className="small">
              <span className="muted">{formatDay(answeredAt)}:</span> {OUTCOME_LABELS[outcome]}
              {strength !== null && `, ${strength} of 10`}
              {note && (
                <>
                  . “<bdi>{note}</bdi>”
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="plan-foot">
        {asked !== null && (
          <Button
            look="quiet"
            size="small"
            onClick={() =>
              saveEvent({ uid: `step-${step.id}@innermap`, summary: STEP_SUMMARY, at: asked })
            }
          >
            <CalendarPlus aria-hidden />
            Put it in my calendar
          </Button>
        )}
        <Button
          look="quiet"
          size="small"
          disabled={end.isPending}
          onClick={() => end.mutate(step.id)}
        >
          No longer needed
        </Button>
      </div>
    </>
  )
}

const STRENGTHS = Array.from({ length: 11 }, (_, at) => [String(at), String(at)] as const)

/**
 * Asks for the strength right after saving, in one tap or skipped. Without it we can't say later if the step helped.
 */
function AskBefore({ step, name }: SavedStepProps) {
  const { situationId, lever, category, moment, action } = step
  const [isSkipped, skip] = useState(false)
  const keep = useKeepStep(situationId)
  const question = askStrength(name, ' right now')
  if (isSkipped) return null
  return (
    <div className="ask-before">
      <p className="due-question" aria-hidden="true">
        {question}
      </p>
      <Choices
        legend={question}
        options={STRENGTHS}
        onChoose={(before) =>
          keep.mutate({ lever, category, moment, action, before: Number(before) })
        }
      />
      <Button look="quiet" size="small" onClick={() => skip(true)}>
        Skip
      </Button>
    </div>
  )
}

type StepContext = {
  situation: Situation
  analysis: Pick<Analysis, 'emotions' | 'recommendations'>
}
type Props = StepContext & {
  /** Shown if there is nothing to plan. */
  instead: ReactNode
  /** Shown below an offered step. */
  note?: ReactNode
}

/** Returns the name its result uses, or the label of the family for another feeling. */
const feltName = ({ emotions }: StepContext['analysis'], category: EmotionCategory): string =>
  emotions.find((emotion) => emotion.category === category)?.name ??
  EMOTION_LABELS[category].toLowerCase()

/** Offers one step, or shows the saved one. Offers nothing after words of danger or soon after a death. */
export function StepPlan({ situation, analysis, instead, note }: Props) {
  const { data } = useStepState(situation.id)
  const [main] = analysis.emotions
  const { recommendations } = analysis
  if (!data?.step && !(data?.isOffered && main && recommendations.length > 0)) return instead
  return (
    <section className="card side-card step-plan" aria-labelledby="next-move">
      {data.step ? (
        <SavedStep step={data.step} name={feltName(analysis, data.step.category)} />
      ) : (
        main && (
          <StepBuilder
            key={`${situation.id} ${recommendations[0]?.text}`}
            situationId={situation.id}
            recommendations={recommendations}
            category={recommendations[0]?.category ?? main.category}
            order={data.order}
            note={note}
          />
        )
      )}
    </section>
  )
}

/**
 * The strength now and before, and an answer about the same part from another day. The strength can be rated again at
 * any time and any number of times. Nothing else on the page asks for it.
 */
export function WeighingPart({ situation, analysis }: StepContext) {
  const { data } = useStepState(situation.id)
  const [isOpen, setOpen] = useState(false)
  const [value, setValue] = useState<number | null>(null)
  const weigh = useWeigh(situation.id)
  const [main] = analysis.emotions
  if (!data || !main) return null
  const category = data.step?.category ?? main.category
  const feeling = formatFeeling(feltName(analysis, category), 'I').word
  const pair = pairOf(data.weighings)
  function close() {
    setOpen(false)
    setValue(null)
  }
  function handleSave() {
    if (value !== null) weigh.mutate({ strength: value, category }, { onSuccess: close })
  }
  const isBare = !data.earlier && !pair && !isOpen
  return (
    <section
      className={isBare ? 'weigh-bare print-not' : 'card stack print-not'}
      aria-label="From here"
    >
      {data.earlier && <Earlier earlier={data.earlier} />}
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
          <p className="plan-said">
            {formatPair(pair.first.strength, pair.last.strength, category)}
          </p>
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
          <SaveRow isOff={weigh.isPending || value === null} onSave={handleSave} onCancel={close} />
        </div>
      )}
    </section>
  )
}

/** The person's words from another day, about the same part. */
const Earlier = ({ earlier }: { earlier: EarlierAnswer }) => (
  <div>
    <p className="step-eyebrow">
      About <bdi>{earlier.part}</bdi>, on{' '}
      <Link href={`/situation-history?situation=${earlier.situationId}`}>
        {formatDay(earlier.answeredAt)}
      </Link>
    </p>
    <p className="small muted">{earlier.question}</p>
    <p className="plan-said">
      “<bdi>{earlier.answer}</bdi>”
    </p>
  </div>
)
