import { type ReactNode, useState } from 'react'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import { sayLane, sayTries } from '#domain/findings/helps-words.ts'
import type { Try } from '#domain/findings/tries.ts'
import {
  type ExerciseTry,
  exerciseLanesOf,
  lanesOf,
  type Weighed,
} from '#domain/findings/what-helps.ts'
import { EXERCISE_TITLES } from '#domain/steps/exercise-words.ts'
import { STEP_LABELS } from '#domain/steps/step.ts'
import { Tries } from './tries.tsx'

type Props = { tries: readonly Try[]; category: EmotionCategory | null }

/** One lane for each kind of step, from 0 to 10: dashed is before, solid is after. "Without a step" is the last. */
export function PlanColumns({ tries, category }: Props) {
  return (
    <LaneList legend="usually a day later. The middle value of your own tries.">
      {lanesOf(tries, category).map((lane) => (
        <LaneRow
          key={lane.lever ?? 'none'}
          name={lane.lever ? STEP_LABELS[lane.lever] : 'Without a step'}
          lane={lane}
          words={sayLane(lane)}
          isOne={lane.isEnough || lane.lever === null}
          tone={lane.lever && category ? `var(--emo-${category}-solid)` : 'var(--ink3)'}
        />
      ))}
    </LaneList>
  )
}

/** The same lanes for what was weighed right after: they stand apart, because a day makes a difference of its own. */
export function ExerciseLanes({ tries }: { tries: readonly ExerciseTry[] }) {
  return (
    <LaneList legend="right after. What eases in minutes can come back, so we don’t compare this with your steps.">
      {exerciseLanesOf(tries).map(({ kind, ...lane }) => (
        <LaneRow
          key={kind}
          name={EXERCISE_TITLES[kind]}
          lane={{
            ...lane,
            tries: lane.tries.map((it) => ({ ...it, action: EXERCISE_TITLES[kind] })),
          }}
          words={sayTries(lane)}
          isOne={lane.isEnough}
          tone="var(--ink3)"
        />
      ))}
    </LaneList>
  )
}

function LaneList({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <div className="lanes">
      <div className="lane lane-scale caption muted" aria-hidden="true">
        <span />
        <span className="lane-numbers">
          <span>0</span>
          <span>how strong</span>
          <span>10</span>
        </span>
        <span />
      </div>
      <ul>{children}</ul>
      <p className="caption muted lanes-key">
        <span className="lane-dot lane-was" /> usually before
        <span className="lane-dot lane-is" /> {legend}
      </p>
    </div>
  )
}

type RowProps = {
  name: string
  lane: Weighed
  words: { before: string; count: string; after: string }
  /** The middle of all tries, or each of the few. */
  isOne: boolean
  tone: string
}

function LaneRow({ name, lane, words: { before, count, after }, isOne, tone }: RowProps) {
  const [isOpen, setOpen] = useState(false)
  const pairs = isOne ? [lane] : lane.tries
  return (
    <li>
      <div className="lane">
        <h3 className="lane-name">{name}</h3>
        <svg className="lane-track" viewBox="0 0 220 40" aria-hidden="true">
          <path d="M10 20H210M10 15v10M110 17v6M210 15v10" className="lane-line" />
          {pairs.slice(0, 4).map((pair, at, all) => {
            const y = 20 + (at - (all.length - 1) / 2) * 9
            const [was, is] = [10 + 20 * pair.before, 10 + 20 * pair.after]
            return (
              // Tries of one lane stay in their order.
              <g key={`${at} ${pair.before} ${pair.after}`} style={{ color: tone }}>
                <path d={`M${was} ${y}H${is}`} className="lane-way" />
                <circle cx={was} cy={y} r={all.length > 1 ? 4 : 7} className="lane-from" />
                <circle cx={is} cy={y} r={all.length > 1 ? 4 : 7} className="lane-to" />
              </g>
            )
          })}
        </svg>
        <p className="small lane-words">
          {before}
          <button
            type="button"
            className="figure-link"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {count}
          </button>
          {after}
        </p>
      </div>
      {isOpen && <Tries tries={lane.tries} />}
    </li>
  )
}
