import { Sprout } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import type { Findings } from '#domain/situation/analysis.ts'
import { leadOf, StepAction, type StepLever, StepMoment } from '#domain/steps/step.ts'
import { Help } from '#web/crisis/crisis-watch.tsx'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/field.tsx'
import { Slot } from '#web/ui/slot.tsx'
import { useKeepStep } from './use-steps.ts'

type Props = {
  situationId: number
  recommendations: Findings['recommendations']
  category: EmotionCategory
  order: readonly StepLever[] | null
  /** Below the sentence: says that it changed with another line. */
  note?: ReactNode
}

type Choice = { lever: StepLever; moment: string; action: string }

/** Sorts the plannable steps by what helped this person, if that is known. Leaves out advice that isn't a plan. */
function choicesOf({ recommendations, order }: Props): Choice[] {
  const place = (lever: StepLever) => order?.indexOf(lever) ?? 0
  return recommendations
    .flatMap(({ type: lever, when, act }) =>
      when && act ? [{ lever, moment: when, action: act }] : [],
    )
    .toSorted((one, other) => place(one.lever) - place(other.lever))
}

const OWN: Choice = { lever: 'own', moment: '', action: '' }

/** The next step as one sentence with two editable halves. Another step, or an own one, is a click away. */
export function StepBuilder(props: Props) {
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
