import { Check, Undo2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Analysis } from '#domain/situation/analysis.ts'
import { sayFeeling, type Voice } from '#domain/situation/own-saying.ts'
import { Button } from '#web/ui/button.tsx'
import { ChangedWithIt } from '../changed-with-it.tsx'
import type { Followed } from '../use-followed.ts'
import { useTallest } from '../use-tallest.ts'
import type { EquationProps } from './equation-props.ts'
import { feltColours } from './felt-colours.ts'
import { OneEquation } from './one-equation.tsx'
import { TwoEquations } from './two-equations.tsx'
import type { Edits } from './use-edits.ts'

type EquationFootProps = { analysis: Analysis; followed: Followed; edits: Pick<Edits, 'agree'> }

const COUNTS = ['', 'one thing', 'two things', 'three things', 'four things']

function says({ certainty, isCorrected, fits, emotions, equations }: Analysis, changed: number) {
  if (changed > 0) return `Your word changed ${COUNTS[changed]} here.`
  if (fits === 'yes' && emotions[0]) {
    const about = equations[0]?.itemName
    const felt = sayFeeling(emotions[0].name, 'you').word
    return `Saved as yours: ${felt}${about ? ` about ${about}` : ''}.`
  }
  if (isCorrected) return 'Got it. We’ve gone with your version.'
  return certainty === 'sure'
    ? 'In your words.'
    : certainty === 'likely'
      ? 'Read from your words.'
      : ''
}

/** How it was read, until it is the person's own. Changing a line is the no. */
export function EquationFoot({ analysis, followed, edits }: EquationFootProps) {
  const { isCorrected, fits } = analysis
  const isSettled = fits === 'yes' && followed.changed.length === 0
  return (
    <div className="equation-foot">
      <p role="status">
        {isSettled && <Check aria-hidden />}
        <b>{says(analysis, followed.changed.length)}</b>{' '}
        {!isSettled && followed.changed.length === 0 && (
          <span>Tap any line to change it. What’s below follows.</span>
        )}
      </p>
      <span className="equation-ends">
        {isCorrected && (
          <Button look="quiet" onClick={followed.bringAllBack}>
            <Undo2 aria-hidden />
            Bring all back
          </Button>
        )}
        {!isSettled && (
          <Button onClick={edits.agree}>
            <Check aria-hidden />
            That’s right
          </Button>
        )}
      </span>
    </div>
  )
}

type Props = Omit<EquationProps, 'voice'> & {
  followed: Followed
  isForOthers: boolean
  /** Stands in the place of how sure it is, while a language model reads or did not answer. */
  reader?: ReactNode
  /** Below it: a language model of this browser that may read, too. */
  offer?: ReactNode
}

/** The equation a person's words make, and the one sentence to remember: every line can be changed where it stands. */
export function EquationCard(props: Props) {
  const { analysis, edits, followed, canChange, isForOthers, reader } = props
  const card = useRef<HTMLElement>(null)
  const isFirst = useRef(true)
  const { reading, emotions, moment, isCorrected, fits } = analysis
  useEffect(() => {
    // What was tapped to get here is gone: the focus goes on with what came of it.
    if (isFirst.current && document.activeElement === document.body && isCorrected)
      card.current?.focus({ preventScroll: true })
    isFirst.current = false
  }, [isCorrected])
  const tallest = useTallest(card, analysis.reader?.status === 'waiting')
  const isOwn = isCorrected || fits === 'yes'
  const voice: Voice = isForOthers ? 'they' : isOwn && canChange ? 'I' : 'you'
  const equation = { ...props, voice }
  const [main] = emotions
  const [shown, second] = edits.shown
  const followers = followed.changed.length > 0 ? 'equation-card followed' : 'equation-card'
  return (
    <section
      ref={card}
      tabIndex={-1}
      className={`card ${followers}`}
      aria-label={isForOthers ? 'What they feel, and why' : 'What you feel, and why'}
      aria-busy={edits.isBusy}
      style={{
        ...(main && feltColours(main.category)),
        ...(tallest > 0 && { minHeight: tallest }),
      }}
    >
      {shown && second ? (
        <TwoEquations {...equation} shown={[shown, second]} />
      ) : shown ? (
        <OneEquation {...equation} shown={shown} />
      ) : (
        <p className="equation-open">{reading}</p>
      )}
      <ChangedWithIt followed={followed} what="feeling" />
      {moment?.insight && (
        <div className="insight">
          <h2 className="line-label">Insight</h2>
          <p>{moment.insight}</p>
          <ChangedWithIt followed={followed} what="insight" />
        </div>
      )}
      {reader ||
        (canChange && shown && (
          <EquationFoot analysis={analysis} followed={followed} edits={edits} />
        ))}
      {props.offer}
      <p role="status" className="sr-only">
        {isOwn && reading}
      </p>
    </section>
  )
}
