import { bloomPath } from '#domain/emotion/bloom.ts'
import type { Loop } from '#domain/findings/pattern.ts'
import { feelingOf, sayTimes } from '#domain/findings/pattern-words.ts'

const [WIDTH, HEIGHT] = [310, 190]
const [ACROSS, DOWN] = [124, 68]
/** More would touch each other. */
const MOST_DRAWN = 8
const LONGEST_NAME = 20

/** The same feeling round the same part: each time a bloom as large as it was strong. Words beside it say the same. */
export function LoopPicture({ loop: { part, emotion, situations } }: { loop: Loop }) {
  const drawn = situations.slice(-MOST_DRAWN)
  const name = [...part.name]
  return (
    <svg className="loop-picture" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <ellipse cx={WIDTH / 2} cy={HEIGHT / 2} rx={ACROSS} ry={DOWN} className="loop-ring" />
      {drawn.map(({ id, intensity }, at) => {
        const angle = (at / drawn.length) * 2 * Math.PI - Math.PI / 2
        const [x, y] = [WIDTH / 2 + ACROSS * Math.cos(angle), HEIGHT / 2 + DOWN * Math.sin(angle)]
        return (
          <g key={id} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <circle r="28" className="loop-gap" />
            <path
              d={bloomPath(emotion, 12 + 11 * intensity)}
              fill={`var(--emo-${emotion}-solid)`}
            />
          </g>
        )
      })}
      <text x={WIDTH / 2} y={HEIGHT / 2 - 4} className="loop-name">
        {name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).join('')}…` : part.name}
      </text>
      <text x={WIDTH / 2} y={HEIGHT / 2 + 15} className="loop-often">
        {feelingOf(emotion)}, {sayTimes(situations.length)}
      </text>
    </svg>
  )
}
