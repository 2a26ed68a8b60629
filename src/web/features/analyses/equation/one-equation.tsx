import type { Analysis } from '#domain/situation/analysis.ts'
import type { ShownEquation } from '#domain/situation/shown-equation.ts'
import type { EquationProps } from './equation-props.ts'
import { ExpectedLine } from './expected-line.tsx'
import { FeelingLine } from './feeling-line.tsx'
import { MarginPicture } from './margin-picture.tsx'
import { OwnLine } from './own-line.tsx'
import { PartLine } from './part-line.tsx'
import { SawLine } from './saw-line.tsx'

type Props = EquationProps & { shown: ShownEquation }

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
  const { analysis, shown, edits, canChange, isOwnLine } = props
  const { emotion, gap, part, wish, saw } = shown
  return (
    <div className="equation-lines">
      <MarginPicture
        gap={gap}
        power={part?.power ?? 0.5}
        category={emotion.category}
        strength={Math.max(1, Math.round(emotion.intensity * 10))}
        expected={wish ? (wish.kind === 'pencilled' ? 'pencilled' : 'told') : 'none'}
        isOpen={!part}
      />
      {wish && <ExpectedLine wish={wish} at={0} edits={edits} canChange={canChange} />}
      {!wish && canChange && !analysis.grief && (
        <div className="line-row line-row-expected">
          <span className="line-label">Expected</span>
          <OwnLine
            label="What I expected, in my own words"
            placeholder="What did you expect?"
            isBusy={edits.isBusy}
            onKeep={(line) => edits.keepExpected(0, line, 'typed')}
          />
        </div>
      )}
      {saw && (
        <SawLine saw={saw} isQuoted={isOwnLine(saw)} at={0} edits={edits} canChange={canChange} />
      )}
      <PartLine {...props} at={0} part={part} />
      <div className="line-row-feeling">
        <FeelingLine {...props} at={0} />
        <Why analysis={analysis} lines={[emotion.description, analysis.reading]} />
      </div>
    </div>
  )
}
