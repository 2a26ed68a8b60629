import { type ReactNode, useState } from 'react'
import { EMOTION_LABELS, type EmotionCategory } from '#domain/emotion/emotion.ts'
import type { Findings } from '#domain/situation/analysis.ts'
import type { ItemSnapshot } from '#domain/situation/situation.ts'
import { STRENGTH_WORDS, StepAction, type StepLever, StepMoment } from '#domain/steps/step.ts'
import { actionOf, isPlannable, momentsFor } from '#domain/steps/step-words.ts'
import { WeighedBloom } from '#web/pictures/weighed-bloom.tsx'
import { Button } from '#web/ui/button.tsx'
import { StrengthChoice } from '#web/ui/strength-choice.tsx'
import { Slot } from './slot.tsx'
import { type Choice, StepChoice } from './step-choice.tsx'
import { useKeepStep } from './use-steps.ts'

type Props = {
  situation: { id: number; title: string; description: string; items: readonly ItemSnapshot[] }
  recommendations: Findings['recommendations']
  category: EmotionCategory
  order: readonly StepLever[] | null
  help: (texts: readonly string[], isKnown: boolean) => ReactNode
  onNotNow: () => void
}

/** How many of ours are offered beside one's own. */
const OURS = 2

/** By what helped this person, where that is known. */
function choicesOf(
  recommendations: Findings['recommendations'],
  order: readonly StepLever[] | null,
): Choice[] {
  const ours = recommendations.filter(({ text }) => isPlannable(text))
  const place = (lever: StepLever) => order?.indexOf(lever) ?? 0
  const sorted = ours.toSorted((one, other) => place(one.type) - place(other.type))
  return [
    ...sorted.slice(0, OURS).map(({ type, text }): Choice => ({ lever: type, text })),
    { lever: 'own', text: 'Write it in your words' },
  ]
}

/** Choose a step, say when, say how strong it is now: one sentence that can be kept. */
export function StepBuilder(props: Props) {
  const { situation, category, order, help, onNotNow } = props
  const choices = choicesOf(props.recommendations, order)
  const wordsOf = (at: number) => {
    const { lever, text } = choices[at]!
    return lever === 'own' ? '' : actionOf(text)
  }
  const [chosen, setChosen] = useState(0)
  const momentsOf = (at: number) => momentsFor(situation, category, wordsOf(at))
  const moments = momentsOf(chosen)
  const [moment, setMoment] = useState(moments[0] ?? '')
  const [action, setAction] = useState(() => wordsOf(0))
  const [before, setBefore] = useState<number | null>(null)
  const [isTried, setTried] = useState(false)
  const keep = useKeepStep(situation.id)
  const isHelped = keep.data !== undefined && 'crisis' in keep.data
  const problems = [StepMoment.safeParse(moment), StepAction.safeParse(action)]
  const [first] = problems.flatMap(({ error }) => error?.issues[0]?.message ?? [])
  const feeling = EMOTION_LABELS[category].toLowerCase()

  function handleKeep() {
    setTried(true)
    if (!first) keep.mutate({ lever: choices[chosen]!.lever, category, moment, action, before })
  }

  return (
    <div className="plan">
      <StepChoice
        choices={choices}
        chosen={chosen}
        isOrdered={order !== null}
        onChoose={(at) => {
          setChosen(at)
          setAction(wordsOf(at))
          // A moment of one's own stays.
          if (moments.includes(moment)) setMoment(momentsOf(at)[0] ?? '')
        }}
      />
      <div className="plan-build">
        {help([moment, action], isHelped)}
        <p className="plan-sentence">
          If{' '}
          <Slot
            label="If: the moment"
            kind="if"
            value={moment}
            onChange={setMoment}
            problem={isTried && !problems[0]!.success}
          />
          , then I will{' '}
          <Slot
            label="Then I will: the step"
            kind="then"
            value={action}
            onChange={setAction}
            problem={isTried && !problems[1]!.success}
          />
          .
        </p>
        <p className="field-problem" role="alert">
          {isTried ? first : null}
        </p>
        {moments.length > 1 && (
          <div className="plan-chips">
            <span className="small muted">Or when</span>
            {moments
              .filter((one) => one !== moment)
              .map((one) => (
                <button
                  key={one}
                  type="button"
                  className="plan-chip"
                  onClick={() => setMoment(one)}
                >
                  {one}
                </button>
              ))}
          </div>
        )}
        <div className="plan-strength">
          <WeighedBloom category={category} strength={before} />
          <StrengthChoice
            label={`How strong is the ${feeling} now? (if you like)`}
            value={before}
            onChange={setBefore}
            ends={STRENGTH_WORDS}
          />
        </div>
        <div className="plan-foot">
          <Button look="primary" size="large" disabled={keep.isPending} onClick={handleKeep}>
            Keep this plan
          </Button>
          <Button look="quiet" onClick={onNotNow}>
            Not now
          </Button>
          <p className="small muted plan-last">
            Say the sentence once to yourself. We ask tomorrow and in a week how it went, once each.
          </p>
        </div>
      </div>
    </div>
  )
}
