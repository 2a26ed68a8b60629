import { nearTo } from '#domain/situation/shown-equation.ts'
import { WeighedBloom } from '#web/pictures/weighed-bloom.tsx'
import { FeelingLine } from './feeling-line.tsx'
import { feltColours } from './felt-colours.ts'
import { type EquationProps, ExpectedLine, ItsPart, SawLine, Why } from './one-equation.tsx'

/** Two feelings at once: each with its own lines, its own part and its own size. */
export function TwoEquations(props: EquationProps) {
  const { analysis, edits, voice, canChange, onAll } = props
  return (
    <div className="two-equations">
      {edits.shown.map((shown, at) => (
        <div key={shown.emotion.category} style={feltColours(shown.emotion.category)}>
          <div className="two-head">
            <WeighedBloom
              category={shown.emotion.category}
              strength={Math.max(1, Math.round(shown.emotion.intensity * 10))}
              size={92}
            />
            <FeelingLine
              at={at}
              emotion={shown.emotion}
              alternatives={nearTo(shown, analysis)}
              voice={voice}
              leadIn={at === 0 ? '' : 'and'}
              edits={edits}
              isOneOfTwo
              canChange={canChange}
              onAll={(isBeside) => onAll(at, isBeside)}
            />
          </div>
          <ExpectedLine {...props} shown={shown} at={at} isOneOfTwo />
          <SawLine {...props} shown={shown} at={at} isOneOfTwo />
          <ItsPart {...props} shown={shown} at={at} isOneOfTwo />
          <Why analysis={analysis} lines={[shown.emotion.description]} />
        </div>
      ))}
    </div>
  )
}
