import { Fragment, type KeyboardEvent, useId, useState } from 'react'
import { bloomPath } from '#domain/emotion/bloom.ts'
import {
  EMOTION_CATEGORIES,
  EMOTION_LABELS,
  type EmotionCategory,
  LADDERS,
} from '#domain/emotion/emotion.ts'
import { firstWords, moreWords } from '#domain/emotion/known-word.ts'
import type { Point } from '#domain/self-map/layout/geometry.ts'
import { TableHead } from '#web/ui/table-head.tsx'
import { GROUP_NOTES } from './content/group-notes.ts'
import './emotion-wheel.css'

/** Dimensions of the emotion wheel. Groups go around it, steps go outward. */
const WHEEL = { size: 420, hub: 50, rim: 178, labels: 188, labelsBelow: 199 } as const

const STEPS = 5
const GROUPS = EMOTION_CATEGORIES.length
/** In degrees, between two groups. */
const GAP = 1.2

/** Degrees run clockwise from the top. */
const pointAt = (radius: number, degrees: number): Point => {
  const turn = (degrees / 180) * Math.PI
  return { x: radius * Math.sin(turn), y: -radius * Math.cos(turn) }
}

const say = ({ x, y }: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`

/** Returns the angles of a group. The first group is centred at the top. */
const sectorOf = (group: number) => {
  const width = 360 / GROUPS
  const middle = group * width
  return { from: middle - width / 2, middle, to: middle + width / 2 }
}

type Choice = { category: EmotionCategory; step: number }

/** Returns SVG path data for one step of a group, around the centre of the wheel. `step` is 1 to 5. */
function pathOf({ category, step }: Choice): string {
  const { from, to } = sectorOf(EMOTION_CATEGORIES.indexOf(category))
  const depth = (WHEEL.rim - WHEEL.hub) / STEPS
  const inner = WHEEL.hub + (step - 1) * depth + 0.8
  const outer = WHEEL.hub + step * depth - 0.8
  const [a, b] = [from + GAP / 2, to - GAP / 2]
  return [
    `M${say(pointAt(inner, a))}`,
    `L${say(pointAt(outer, a))}`,
    `A${outer} ${outer} 0 0 1 ${say(pointAt(outer, b))}`,
    `L${say(pointAt(inner, b))}`,
    `A${inner} ${inner} 0 0 0 ${say(pointAt(inner, a))}Z`,
  ].join('')
}

/** Returns the path of a group's label. In the lower half it runs the other way, so the text isn't upside down. */
function labelPath(group: number): string {
  const { middle } = sectorOf(group)
  const isBelow = middle > 95 && middle < 265
  const radius = isBelow ? WHEEL.labelsBelow : WHEEL.labels
  const [from, to] = [pointAt(radius, middle - 30), pointAt(radius, middle + 30)]
  return isBelow
    ? `M${say(to)}A${radius} ${radius} 0 0 0 ${say(from)}`
    : `M${say(from)}A${radius} ${radius} 0 0 1 ${say(to)}`
}

const HALF = WHEEL.size / 2
const VIEW = `${-HALF} ${-HALF} ${WHEEL.size} ${WHEEL.size}`
const EVERY: readonly Choice[] = EMOTION_CATEGORIES.flatMap((category) =>
  LADDERS[category].map((_, index) => ({ category, step: index + 1 })),
)
const nameOf = ({ category, step }: Choice): string => LADDERS[category][step - 1]!

function moved({ category, step }: Choice, key: string): Choice | null {
  const at = EMOTION_CATEGORIES.indexOf(category)
  const turned = (by: number) => EMOTION_CATEGORIES[(at + by + GROUPS) % GROUPS]!
  const moves: Record<string, Choice> = {
    ArrowRight: { category: turned(1), step },
    ArrowLeft: { category: turned(-1), step },
    ArrowUp: { category, step: Math.min(5, step + 1) },
    ArrowDown: { category, step: Math.max(1, step - 1) },
    Home: { category, step: 1 },
    End: { category, step: 5 },
  }
  return moves[key] ?? null
}

/** Eleven groups around, five steps outward. One Tab stop, arrow keys inside, and a table below. */
export function EmotionWheel() {
  const [chosen, setChosen] = useState<Choice>({ category: 'happiness', step: 2 })
  return (
    <div className="wheel">
      <WheelPicture chosen={chosen} onChoose={setChosen} />
      <WheelWords chosen={chosen} />
      <details className="wheel-table">
        <summary>The wheel as a table</summary>
        <table className="table">
          <TableHead titles={['Group', 'Steps, mildest first', 'Words for it']} />
          <tbody>
            {EMOTION_CATEGORIES.map((category) => (
              <tr key={category}>
                <th scope="row">{EMOTION_LABELS[category]}</th>
                <td>{LADDERS[category].join(', ')}</td>
                <td>
                  {[...firstWords(category), ...moreWords(category)]
                    .map(({ word }) => word)
                    .join(', ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}

type PictureProps = { chosen: Choice; onChoose: (choice: Choice) => void }

function WheelPicture({ chosen, onChoose }: PictureProps) {
  const id = useId()
  const idOf = ({ category, step }: Choice) => `${id}-${category}-${step}`

  function handleKey(event: KeyboardEvent<SVGElement>) {
    const next = moved(chosen, event.key)
    if (!next) return
    event.preventDefault()
    onChoose(next)
    document.getElementById(idOf(next))?.focus()
  }

  return (
    <div
      className="wheel-picture"
      role="radiogroup"
      aria-label="Emotion wheel"
      aria-describedby={`${id}-how`}
    >
      <p className="sr-only" id={`${id}-how`}>
        Left and right change the group, up and down the strength.
      </p>
      <svg role="presentation" viewBox={VIEW}>
        {EVERY.map((choice) => {
          const isChosen = choice.category === chosen.category && choice.step === chosen.step
          return (
            <path
              key={idOf(choice)}
              id={idOf(choice)}
              className="wheel-segment"
              role="radio"
              aria-checked={isChosen}
              aria-label={`${nameOf(choice)}: ${EMOTION_LABELS[choice.category]}, step ${choice.step} of 5`}
              tabIndex={isChosen ? 0 : -1}
              d={pathOf(choice)}
              fill={`var(--emo-${choice.category}-solid)`}
              fillOpacity={0.16 + 0.21 * (choice.step - 1)}
              onClick={() => onChoose(choice)}
              onKeyDown={handleKey}
            />
          )
        })}
      </svg>
      <svg className="wheel-overlay" viewBox={VIEW} aria-hidden="true">
        {EMOTION_CATEGORIES.map((category, group) => (
          <Fragment key={category}>
            <path id={`${id}-${group}`} d={labelPath(group)} fill="none" />
            <text className="wheel-label" fill={`var(--emo-${category}-text)`}>
              <textPath href={`#${id}-${group}`} startOffset="50%">
                {EMOTION_LABELS[category]}
              </textPath>
            </text>
          </Fragment>
        ))}
        <path className="wheel-chosen" d={pathOf(chosen)} />
        <path
          d={bloomPath(chosen.category, 16 + 5 * chosen.step)}
          fill={`var(--emo-${chosen.category}-solid)`}
        />
      </svg>
    </div>
  )
}

function WheelWords({ chosen }: { chosen: Choice }) {
  const { category, step } = chosen
  const { brings, pulls, asks } = GROUP_NOTES[category]
  return (
    <div className="wheel-words" aria-live="polite">
      <p className="wheel-name" style={{ color: `var(--emo-${category}-text)` }}>
        {nameOf(chosen)}
      </p>
      <p className="small muted figures">
        {EMOTION_LABELS[category]}, step {step} of 5
      </p>
      <p>{brings}</p>
      <p>{pulls}</p>
      <p className="wheel-question">{asks}</p>
    </div>
  )
}
