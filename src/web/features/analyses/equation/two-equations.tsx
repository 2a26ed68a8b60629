import type { CSSProperties, ReactNode } from 'react'
import type { ShownEquation } from '#domain/situation/shown-equation.ts'
import { WeighedBloom } from '#web/pictures/weighed-bloom.tsx'
import type { EquationProps } from './equation-props.ts'
import { ExpectedLine } from './expected-line.tsx'
import { FeelingLine } from './feeling-line.tsx'
import { feltColours } from './felt-colours.ts'
import { circleOf, distance, R } from './margin-picture.tsx'
import { Why } from './one-equation.tsx'
import { PartLine } from './part-line.tsx'
import { SawLine } from './saw-line.tsx'

type Props = EquationProps & { shown: readonly [ShownEquation, ShownEquation] }

const HEIGHT = 2 * R + 6

/** One event between two wishes: a wish that came true overlaps it, one that didn't stands apart. */
function ThreeCircles({ shown }: Pick<Props, 'shown'>) {
  const [left, right] = shown.map(({ gap }) => distance(gap))
  const reach = Math.max(left!, right!) + R + 3
  return (
    <svg
      className="three-circles"
      viewBox={`${-reach} ${-HEIGHT / 2} ${2 * reach} ${HEIGHT}`}
      style={{ maxWidth: 2 * reach }}
      aria-hidden="true"
    >
      <circle className="circle-perceived" r={R} />
      {shown.map(
        ({ wish }, at) =>
          wish && (
            <circle
              key={at === 0 ? 'left' : 'right'}
              className={circleOf(wish.kind === 'pencilled' ? 'pencilled' : 'told')}
              cx={at === 0 ? -left! : right}
              r={R}
            />
          ),
      )}
    </svg>
  )
}

/** Two feelings from one event: what was seen once, a wish on either side, and the sentence that ties them. */
export function TwoEquations(props: Props) {
  const { analysis, shown, edits, canChange, isOwnLine } = props
  const [first, second] = shown
  const isOnce = first.saw === second.saw || !second.saw
  const saw = ({ saw: line }: ShownEquation, at: number) =>
    line && (
      <SawLine saw={line} isQuoted={isOwnLine(line)} at={at} edits={edits} canChange={canChange} />
    )
  const felt = (one: ShownEquation, at: number): ReactNode => (
    <div className="two-felt" style={feltColours(one.emotion.category)}>
      <WeighedBloom
        category={one.emotion.category}
        strength={Math.max(1, Math.round(one.emotion.intensity * 10))}
        size={74}
        isRinged
      />
      <FeelingLine {...props} shown={one} at={at} isOneOfTwo />
    </div>
  )
  return (
    <div className="two-equations">
      {isOnce && <div className="two-once">{saw(first, 0)}</div>}
      <ThreeCircles shown={shown} />
      <div className="two-columns">
        {shown.map((one, at) => (
          <div key={one.emotion.category} style={feltColours(one.emotion.category)}>
            {one.wish && (
              <ExpectedLine wish={one.wish} at={at} edits={edits} canChange={canChange} />
            )}
            {!isOnce && saw(one, at)}
            <PartLine {...props} at={at} part={one.part} />
            <Why analysis={analysis} lines={[one.emotion.description]} />
          </div>
        ))}
      </div>
      <div
        className="two-tied"
        style={
          {
            '--first-soft': `var(--emo-${first.emotion.category}-soft)`,
            '--second-soft': `var(--emo-${second.emotion.category}-soft)`,
          } as CSSProperties
        }
      >
        {felt(first, 0)}
        <p className="two-tie">{analysis.reading}</p>
        {felt(second, 1)}
      </div>
    </div>
  )
}
