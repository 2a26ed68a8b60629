import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { Analysis } from '#domain/situation/analysis.ts'
import { type Mark, tracedIn } from '#domain/situation/evidence.ts'
import type { Voice } from '#domain/situation/own-saying.ts'
import { speaksOfDeathOrHarm } from '#engine/rules/death-and-harm.ts'
import type { Naming, Placing, Putting } from '../putting.ts'
import { useTallest } from '../use-tallest.ts'
import { YourWords } from '../your-words.tsx'
import { EquationFoot } from './equation-foot.tsx'
import { feltColours } from './felt-colours.ts'
import { LikelyFeelings } from './likely-feelings.tsx'
import { OneEquation } from './one-equation.tsx'
import type { ChosenPart } from './part-choice.tsx'
import { TwoEquations } from './two-equations.tsx'
import { useEdits } from './use-edits.ts'

const AllFeelings = lazy(() =>
  import('./all-feelings.tsx').then((it) => ({ default: it.AllFeelings })),
)

type Props = {
  analysis: Analysis
  /** Empty where the words are not shown to others. */
  words: string
  parts: readonly ChosenPart[]
  near: readonly number[]
  putting: Putting | undefined
  placing: Placing | undefined
  naming: Naming | undefined
  isForOthers: boolean
  /** Stands in the place of how sure it is, while a language model reads or did not answer. */
  reader?: ReactNode
  /** Below it: a language model of this browser that may read, too. */
  offer?: ReactNode
}

function marksIn(words: string, { asks, equations }: Analysis): Mark[] {
  if (asks) return asks.decisive ? [{ ...asks.decisive, kind: 'decisive' }] : []
  const [main] = equations
  const expected = main && tracedIn(words, main.expectation)
  const perceived = main && tracedIn(words, main.perception)
  return [
    ...(expected ? [{ ...expected, kind: 'expected' as const }] : []),
    ...(perceived ? [{ ...perceived, kind: 'perceived' as const }] : []),
  ]
}

/** The person's words, the equation they make, and how sure it is: everything of it can be changed where it stands. */
export function EquationCard(props: Props) {
  const { analysis, words, parts, near, putting, placing, naming, isForOthers, reader } = props
  const edits = useEdits(analysis, parts, putting)
  const [choosing, setChoosing] = useState<{ at: number; isBeside: boolean } | null>(null)
  const card = useRef<HTMLElement>(null)
  const { asks, reading, emotions } = analysis
  const isAsking = asks !== undefined && putting !== undefined
  const wasAsking = useRef(isAsking)
  useEffect(() => {
    // What was touched is gone: the reader goes on with what came of it.
    if (wasAsking.current && !isAsking) card.current?.focus({ preventScroll: true })
    wasAsking.current = isAsking
  }, [isAsking])
  const tallest = useTallest(card, analysis.reader?.status === 'waiting')
  const isOwn = analysis.isCorrected || analysis.fits === 'yes'
  const voice: Voice = isForOthers ? 'they' : isOwn && putting ? 'I' : 'you'
  const [main] = emotions
  const equation = {
    analysis,
    parts,
    near,
    edits,
    voice,
    canChange: putting !== undefined,
    mayExpect: !analysis.grief && !speaksOfDeathOrHarm(words),
    placing,
    naming,
    onAll: (at: number, isBeside: boolean) => setChoosing({ at, isBeside }),
  }
  const [shown, second] = edits.shown
  return (
    <section
      ref={card}
      tabIndex={-1}
      className="card equation-card"
      aria-label={isForOthers ? 'What they feel, and why' : 'What you feel, and why'}
      style={{
        ...(main && feltColours(main.category)),
        ...(tallest > 0 && { minHeight: tallest }),
      }}
    >
      {words && <YourWords text={words} marks={marksIn(words, analysis)} />}
      {isAsking ? (
        <LikelyFeelings
          analysis={{ ...analysis, asks }}
          isBusy={putting.isBusy}
          onSay={edits.settle}
          onAll={() => setChoosing({ at: 0, isBeside: false })}
        />
      ) : (
        <>
          {second ? (
            <TwoEquations {...equation} />
          ) : shown ? (
            <OneEquation {...equation} at={0} shown={shown} />
          ) : (
            <p className="equation-open">{reading}</p>
          )}
          {reader ||
            (putting && shown && <EquationFoot analysis={analysis} words={words} edits={edits} />)}
          {props.offer}
        </>
      )}
      <p role="status" className="sr-only">
        {isOwn && reading}
      </p>
      {choosing && (
        <Suspense>
          <AllFeelings
            title={choosing.isBeside ? 'A second feeling' : 'All feelings'}
            without={choosing.isBeside ? emotions.map(({ category }) => category) : []}
            chosen={isAsking ? undefined : edits.shown[choosing.at]?.emotion.name}
            onClose={() => setChoosing(null)}
            onChoose={(feeling) => {
              setChoosing(null)
              if (choosing.isBeside) edits.addFeeling(feeling)
              else if (isAsking) edits.settle({ feelings: [feeling] })
              else edits.chooseFeeling(choosing.at, feeling)
            }}
          />
        </Suspense>
      )}
    </section>
  )
}
