import { SlidersHorizontal, Undo2 } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import type { EquationPicture } from '#domain/emotion/equation-picture.ts'
import { type Analysis, isDirect } from '#domain/situation/analysis.ts'
import type { Said, SaidFeeling } from '#domain/situation/said.ts'
import { speaksOfDeathOrHarm } from '#engine/rules/death-and-harm.ts'
import { Button } from '#web/ui/button.tsx'
import { FeltStrength } from '../felt-strength.tsx'
import type { Putting } from '../putting.ts'
import { Reading } from '../reading.tsx'
import { Alternatives } from './alternatives.tsx'
import { BloomBed } from './bloom-bed.tsx'
import { MiniEquation } from './mini-equation.tsx'
import { OwnLines } from './own-lines.tsx'
import { TouchedPart } from './touched-part.tsx'
import { useOwnLines } from './use-own-lines.ts'
import './garden.css'

type Props = {
  analysis: Analysis
  /** What the person wrote. */
  words: string
  parts: Pick<ComponentProps<typeof TouchedPart>, 'chosen' | 'map' | 'colourOf'>
  picture: EquationPicture | null
  putting: Putting
  /** Shown first where what was said speaks of danger. */
  help: ReactNode
  /** The old workbench; null where there is no equation to open on it. */
  onEveryVariable: (() => void) | null
  onDone: () => void
}

/** A feeling takes the place of every other answer but what it is about. */
const withFeelings = ({ about }: Said, feelings: SaidFeeling[]): Said => ({
  ...(about !== undefined && { about }),
  feelings,
})

/** A second one stands beside the first; a third takes the place of the one that was there longest. */
function beside(known: readonly SaidFeeling[], feeling: SaidFeeling): SaidFeeling[] {
  const at = known.findIndex(({ category }) => category === feeling.category)
  return at >= 0 ? known.with(at, feeling) : [...known, feeling].slice(-2)
}

/** Where a reading is put right: every tap writes everything anew, and the first reading stays in reach. */
export function Garden(props: Props) {
  const { analysis, words, parts, picture, putting, help, onEveryVariable, onDone } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { said, emotions, equations, isCorrected, readFirst } = analysis
  const [isBoth, setBoth] = useState((said?.feelings?.length ?? 0) > 1)
  const own = useOwnLines(said, putting)
  const say = (next: Said) => void own.say(next)
  const named = said?.feelings ?? []
  const felt = analysis.asks
    ? []
    : emotions.filter(({ category }, at) =>
        named.length > 0 ? named.some((one) => one.category === category) : at === 0,
      )
  const choose = (feeling: SaidFeeling) => {
    const last = own.lastWord()
    const known = last.feelings ?? felt.map(({ category, name }) => ({ category, word: name }))
    say(withFeelings(last, isBoth ? beside(known, feeling) : [feeling]))
  }
  const takeBoth = (isNowBoth: boolean) => {
    setBoth(isNowBoth)
    const last = own.lastWord()
    const [first, second] = last.feelings ?? []
    if (!isNowBoth && first && second) say(withFeelings(last, [first]))
  }
  // What came of the last line is seen before this closes.
  const finish = () => void own.sayRest().then((isSaid) => isSaid && onDone())
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
            mayExpect={!speaksOfDeathOrHarm(words)}
            onType={own.type}
            onTake={own.take}
            onLeave={() => void own.sayRest()}
          />
          <TouchedPart
            {...parts}
            touched={equations.filter(isDirect).map(({ itemId }) => itemId)}
            onChoose={(about) => say({ ...own.lastWord(), about })}
          />
        </div>
        <BloomBed felt={felt} onChoose={choose} isBoth={isBoth} onBoth={takeBoth}>
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
