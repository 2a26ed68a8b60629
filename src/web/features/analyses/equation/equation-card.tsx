import { type ReactNode, useEffect, useRef } from 'react'
import type { Voice } from '#domain/situation/own-saying.ts'
import { ChangedWithIt } from '../changed-with-it.tsx'
import type { Followed } from '../use-followed.ts'
import { useTallest } from '../use-tallest.ts'
import { EquationFoot } from './equation-foot.tsx'
import type { EquationProps } from './equation-props.ts'
import { feltColours } from './felt-colours.ts'
import { OneEquation } from './one-equation.tsx'
import { TwoEquations } from './two-equations.tsx'

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
