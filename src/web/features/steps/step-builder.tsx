import { Sprout } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import type { Findings } from '#domain/situation/analysis.ts'
import type { ItemSnapshot } from '#domain/situation/situation.ts'
import { leadOf, StepAction, type StepLever, StepMoment } from '#domain/steps/step.ts'
import { actionOf, isPlannable, momentsFor } from '#domain/steps/step-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Slot } from '#web/ui/slot.tsx'
import { useKeepStep } from './use-steps.ts'

type Props = {
  situation: { id: number; title: string; description: string; items: readonly ItemSnapshot[] }
  recommendations: Findings['recommendations']
  category: EmotionCategory
  order: readonly StepLever[] | null
  help: (texts: readonly string[], isKnown: boolean) => ReactNode
}

type Choice = { lever: StepLever; action: string }

/** By what helped this person, where that is known. */
function choicesOf(
  recommendations: Findings['recommendations'],
  order: readonly StepLever[] | null,
): Choice[] {
  const place = (lever: StepLever) => order?.indexOf(lever) ?? 0
  return recommendations
    .filter(({ text }) => isPlannable(text))
    .toSorted((one, other) => place(one.type) - place(other.type))
    .map(({ type, text }) => ({ lever: type, action: actionOf(text) }))
}

const OWN: Choice = { lever: 'own', action: '' }

/** One next move as one sentence, both halves of it to be written over; another step, or one's own, is a press away. */
export function StepBuilder({ situation, recommendations, category, order, help }: Props) {
  const choices = choicesOf(recommendations, order)
  const momentOf = (choice: Choice) => momentsFor(situation, category, choice.action)[0] ?? ''
  // What is no deed is only read, and a step of one's own can be made of it.
  const [chosen, setChosen] = useState(choices[0] ?? null)
  const [moment, setMoment] = useState(() => momentOf(chosen ?? OWN))
  const [action, setAction] = useState(chosen?.action ?? '')
  const step = useRef<HTMLElement>(null)
  const [isTried, setTried] = useState(false)
  const keep = useKeepStep(situation.id)
  const isHelped = keep.data !== undefined && 'crisis' in keep.data
  const problems = [StepMoment.safeParse(moment), StepAction.safeParse(action)]
  const [first] = problems.flatMap(({ error }) => error?.issues[0]?.message ?? [])

  function show(next: Choice) {
    // A moment of one's own stays.
    if (chosen && moment === momentOf(chosen)) setMoment(momentOf(next))
    setChosen(next)
    setAction(next.action)
    setTried(false)
  }
  const at = choices.findIndex((choice) => choice.action === chosen?.action)
  const next = choices[(at + 1) % choices.length]
  function handleKeep() {
    setTried(true)
    if (!first && chosen) keep.mutate({ lever: chosen.lever, category, moment, action })
  }

  return (
    <>
      <h2 id="next-move" className="side-title">
        <Sprout aria-hidden />
        Recommendation: one next step
      </h2>
      {help([moment, action], isHelped)}
      {chosen ? (
        <p className="side-words plan-sentence">
          {leadOf(moment)}{' '}
          <Slot
            label="If: the moment"
            kind="if"
            value={moment}
            onChange={setMoment}
            problem={isTried && !problems[0]!.success}
          />
          , then I will{' '}
          <Slot
            ref={step}
            label="Then I will: the step"
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
      <p className="field-problem" role="alert">
        {isTried ? first : null}
      </p>
      <div className="plan-foot">
        {chosen && (
          <Button look="primary" disabled={keep.isPending || !action.trim()} onClick={handleKeep}>
            Save this step
          </Button>
        )}
        {next && (choices.length > 1 || chosen === OWN) && (
          <Button look="quiet" onClick={() => show(next)}>
            Another step
          </Button>
        )}
        {chosen !== OWN && (
          <Button
            look="quiet"
            onClick={() => {
              flushSync(() => show(OWN))
              step.current?.focus()
            }}
          >
            My own step
          </Button>
        )}
      </div>
    </>
  )
}
