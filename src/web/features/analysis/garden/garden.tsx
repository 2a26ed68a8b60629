import { SlidersHorizontal, Undo2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Analysis } from '#domain/analysis.ts'
import type { EquationPicture } from '#domain/equation-picture.ts'
import type { Said, SaidFeeling } from '#domain/said.ts'
import { isTender } from '#engine/tender.ts'
import { Button } from '#web/ui/button.tsx'
import { FeltStrength } from '../felt-strength.tsx'
import type { Putting } from '../putting.ts'
import { Reading } from '../reading.tsx'
import { Alternatives } from './alternatives.tsx'
import { BloomBed } from './bloom-bed.tsx'
import { MiniEquation } from './mini-equation.tsx'
import { OwnLines } from './own-lines.tsx'
import { useOwnLines } from './use-own-lines.ts'
import './garden.css'

type Props = {
  analysis: Analysis
  /** What the person wrote. */
  words: string
  picture: EquationPicture | null
  putting: Putting
  /** Shown first where what was said speaks of danger. */
  help: ReactNode
  /** The old workbench; null where there is no equation to open on it. */
  onEveryVariable: (() => void) | null
  onDone: () => void
}

/** A feeling takes the place of every other answer; the person's own words stay. */
const withFeeling = ({ ownWord }: Said, feeling: SaidFeeling): Said => ({
  ...(ownWord && { ownWord }),
  feelings: [feeling],
})

/** Where a reading is put right: every tap writes everything anew, and the first reading stays in reach. */
export function Garden(props: Props) {
  const { analysis, words, picture, putting, help, onEveryVariable, onDone } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { said, emotions, isCorrected, readFirst } = analysis
  const own = useOwnLines(said, putting)
  const say = (next: Said) => void own.say(next)
  const choose = (feeling: SaidFeeling) => say(withFeeling(own.lastWord(), feeling))
  // What came of the last line is seen before this closes.
  const finish = () => void own.sayRest().then((isSaid) => isSaid && onDone())
  const [felt] = analysis.asks ? [] : emotions
  const first = readFirst ? `What it read first: ${readFirst.name}` : 'Ask me again'
  const back = isCorrected && (
    <Button look="quiet" onClick={own.takeBack}>
      <Undo2 aria-hidden />
      {first}
    </Button>
  )

  return (
    <section className="garden" aria-labelledby="garden-title" aria-busy={putting.isBusy}>
      {putting.isCrisis && help}
      <div className="garden-head">
        <h2 ref={heading} id="garden-title" tabIndex={-1}>
          What is closer?
        </h2>
        <div className="garden-actions">
          {onEveryVariable && (
            <Button look="quiet" onClick={onEveryVariable}>
              <SlidersHorizontal aria-hidden />
              Every variable
            </Button>
          )}
          <Button look="primary" className="garden-wide" onClick={finish}>
            Done
          </Button>
        </div>
      </div>
      <div className="card garden-now">
        {picture && <MiniEquation picture={picture} />}
        <p aria-live="polite" className="garden-sentence">
          <Reading text={analysis.reading} emotions={emotions} />
        </p>
        <div className="garden-wide">{back}</div>
      </div>
      <div className="garden-columns">
        <div className="garden-column">
          <Alternatives
            entries={analysis.alternatives ?? []}
            chosen={said?.feelings?.[0]?.category}
            onChoose={({ said: other }) => {
              const [feeling] = other.feelings ?? []
              if (feeling) choose(feeling)
              else say({ ...own.lastWord(), ...other })
            }}
          />
          <OwnLines
            analysis={analysis}
            lines={own.lines}
            mayExpect={!isTender(words)}
            onType={own.type}
            onTake={own.take}
            onLeave={() => void own.sayRest()}
          />
        </div>
        <BloomBed felt={felt} onChoose={choose}>
          <FeltStrength analysis={analysis} onSay={own.say} />
        </BloomBed>
      </div>
      <div className="garden-bar">
        {back}
        <Button look="primary" onClick={finish}>
          Done
        </Button>
      </div>
    </section>
  )
}
