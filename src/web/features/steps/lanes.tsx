import { useState } from 'react'
import type { EmotionCategory } from '#domain/emotion.ts'
import { sayLane } from '#domain/helps-words.ts'
import { STEP_LABELS } from '#domain/step.ts'
import { type Lane, lanesOf, type Try } from '#domain/what-helps.ts'
import { Tries } from './tries.tsx'

type Props = { tries: readonly Try[]; category: EmotionCategory | null }

/** One lane for each kind of step, from 0 to 10: dashed is before, solid is after. "No step" is the last. */
export function Lanes({ tries, category }: Props) {
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
      <ul>
        {lanesOf(tries).map((lane) => (
          <LaneRow key={lane.lever ?? 'none'} lane={lane} category={category} />
        ))}
      </ul>
      <p className="caption muted lanes-key">
        <span className="lane-dot lane-was" /> usually before
        <span className="lane-dot lane-is" /> usually a day later. The middle value of your own
        tries.
      </p>
    </div>
  )
}

function LaneRow({ lane, category }: { lane: Lane; category: EmotionCategory | null }) {
  const [isOpen, setOpen] = useState(false)
  const { before, count, after } = sayLane(lane)
  const pairs = lane.isEnough || lane.lever === null ? [lane] : lane.tries
  const tone = lane.lever && category ? `var(--emo-${category}-solid)` : 'var(--ink3)'
  return (
    <li>
      <div className="lane">
        <h3 className="lane-name">{lane.lever ? STEP_LABELS[lane.lever] : 'No step'}</h3>
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
