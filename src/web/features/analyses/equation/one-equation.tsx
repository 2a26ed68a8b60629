import { useState } from 'react'
import type { Analysis } from '#domain/situation/analysis.ts'
import {
  inVoice,
  isOwnStatement,
  ownSaying,
  partsOfLine,
  type Voice,
} from '#domain/situation/own-saying.ts'
import { nearTo, type ShownEquation } from '#domain/situation/shown-equation.ts'
import type { Naming, Placing } from '../putting.ts'
import { FeelingLine } from './feeling-line.tsx'
import { Line, SaidLine } from './line.tsx'
import { LineEditor } from './line-editor.tsx'
import { MarginPicture } from './margin-picture.tsx'
import type { ChosenPart } from './part-choice.tsx'
import { PartLine } from './part-line.tsx'
import type { Edits } from './use-edits.ts'

export type EquationProps = {
  analysis: Analysis
  parts: readonly ChosenPart[]
  /** What the situation touched. */
  near: readonly number[]
  edits: Edits
  voice: Voice
  canChange: boolean
  /** Where somebody died or was hurt, nobody is asked what they expected. */
  mayExpect: boolean
  placing: Placing | undefined
  naming: Naming | undefined
  onAll: (at: number, isBeside: boolean) => void
}
type Props = EquationProps & { at: number; shown: ShownEquation; isOneOfTwo?: boolean }

function lineOf(kind: 'expected' | 'saw', { own, ...shown }: ShownEquation, voice: Voice): string {
  return own[kind] ? ownSaying(own[kind], kind) : inVoice(shown[kind], voice)
}

const withoutStop = (line: string) => line.replace(/\.$/, '')

/** What was expected: told, being changed, or open with a line to write in. */
export function ExpectedLine(props: Props) {
  const { shown, at, edits, voice, canChange, mayExpect, isOneOfTwo } = props
  const line = lineOf('expected', shown, voice)
  const isOpen = edits.open?.at === at && edits.open.kind === 'expected'
  const { suggestions, own = partsOfLine(inVoice(shown.expected, 'I')).words } = shown.wish
  const [isHeld, setHeld] = useState(false)
  // A model may have a line meanwhile; it waits until nobody is at this one.
  const isBlank = !line || isHeld
  if (!line && !(mayExpect && canChange)) return null
  if (isBlank || isOpen) {
    const value = shown.own.expected ?? (isBlank ? '' : withoutStop(own))
    return (
      <LineEditor
        kind="expected"
        label={isBlank ? 'Expected: your words do not say it' : 'Expected'}
        lead={isOwnStatement(value, 'expected') ? '' : 'I expected'}
        value={value}
        suggestions={suggestions.filter((one) => one !== value)}
        isBlank={isBlank}
        isLow={isOneOfTwo === true}
        onKeep={(kept, from) => {
          setHeld(false)
          edits.keepExpected(at, kept, from)
        }}
        onLeave={edits.close}
        {...(!isOpen && { onAt: setHeld })}
      />
    )
  }
  return (
    <Line
      kind="expected"
      label="Expected"
      isOpen={false}
      isAside={edits.open !== null}
      onOpen={canChange && mayExpect ? () => edits.toggle({ at, kind: 'expected' }) : null}
    >
      <SaidLine text={line} kind="expected" />
    </Line>
  )
}

export function SawLine({ shown, at, edits, voice, canChange }: Props) {
  const line = lineOf('saw', shown, voice)
  const isOpen = edits.open?.at === at && edits.open.kind === 'saw'
  if (!line) return null
  if (isOpen)
    return (
      <LineEditor
        kind="saw"
        label="Perceived: what I saw"
        lead=""
        value={shown.own.saw ?? withoutStop(inVoice(shown.saw, 'I'))}
        suggestions={[]}
        onKeep={(saw) => edits.keepSaw(at, saw)}
        onLeave={edits.close}
      />
    )
  return (
    <Line
      kind="saw"
      label="Perceived"
      isOpen={false}
      isAside={edits.open !== null}
      onOpen={canChange ? () => edits.toggle({ at, kind: 'saw' }) : null}
    >
      <SaidLine text={line} kind="saw" />
    </Line>
  )
}

export function ItsPart({
  shown,
  at,
  parts,
  near,
  edits,
  voice,
  canChange,
  placing,
  naming,
  isOneOfTwo,
}: Props) {
  if (!shown.part) return null
  return (
    <PartLine
      part={shown.part}
      parts={parts}
      near={near}
      voice={voice}
      placing={placing}
      naming={naming}
      isSmall={isOneOfTwo === true}
      isOpen={edits.open?.at === at && edits.open.kind === 'part'}
      isAside={edits.open !== null}
      onOpen={canChange ? () => edits.toggle({ at, kind: 'part' }) : null}
      onChoose={(itemId) => edits.choosePart(at, itemId)}
      onClose={edits.close}
    />
  )
}

/**
 * Ours says what the lines say; a language model's own sentences say more. They have their room before they are there, and
 * come once all of them are its own.
 */
export const Why = ({ analysis, lines }: { analysis: Analysis; lines: readonly string[] }) => {
  const { reader, engine, said } = analysis
  if (!reader) return null
  const isItsOwn = engine !== 'embedded' && (reader.status !== 'waiting' || said !== undefined)
  return <p className="equation-why">{isItsOwn && [...new Set(lines)].join(' ')}</p>
}

/** One feeling: its sentence in four lines, and its picture in the margin of it. */
export function OneEquation(props: Props) {
  const { analysis, shown, at, edits, voice, canChange, mayExpect, onAll } = props
  const { emotion, gap, part } = shown
  const hasExpected = lineOf('expected', shown, voice) !== ''
  const hasSaw = lineOf('saw', shown, voice) !== ''
  const isAsked = canChange && mayExpect
  return (
    <div className="equation-lines">
      <MarginPicture
        gap={gap}
        power={part?.power ?? 0.5}
        category={emotion.category}
        strength={Math.max(1, Math.round(emotion.intensity * 10))}
        expected={hasExpected ? 'told' : isAsked ? 'open' : 'none'}
      />
      <ExpectedLine {...props} />
      <SawLine {...props} />
      <ItsPart {...props} />
      <div className="line-row-feeling">
        <FeelingLine
          at={at}
          emotion={emotion}
          alternatives={nearTo(shown, analysis)}
          voice={voice}
          leadIn={hasExpected || hasSaw ? 'That is why' : ''}
          edits={edits}
          canChange={canChange}
          onAll={(isBeside) => onAll(at, isBeside)}
        />
        <Why analysis={analysis} lines={[emotion.description, analysis.reading]} />
      </div>
    </div>
  )
}
