import { type ReactNode, useState } from 'react'
import { EMOTION_LABELS, type EmotionCategory } from '#domain/emotion/emotion.ts'
import { formatHelps, formatLane, formatTries } from '#domain/findings/helps-words.ts'
import type { Try } from '#domain/findings/tries.ts'
import {
  ENOUGH,
  exerciseLanesOf,
  lanesOf,
  type TriesSummary,
  type WhatHelps,
} from '#domain/findings/what-helps.ts'
import { EXERCISE_TITLES } from '#domain/steps/exercise-words.ts'
import { STEP_LABELS } from '#domain/steps/step.ts'
import { Bloom } from '#web/pictures/bloom.tsx'
import { WeighedBloom } from '#web/pictures/weighed-bloom.tsx'
import { Card } from '#web/ui/card.tsx'
import { FigureLink } from '#web/ui/figure-link.tsx'
import { Link } from '#web/ui/link.tsx'
import './helps.css'

/** The situations behind a number, each linked to its analysis. */
function Tries({ tries }: { tries: readonly Try[] }) {
  return (
    <ul className="tries">
      {tries.map(({ situationId, title, action, lever, category, before, after, at }) => (
        <li key={`${situationId} ${at}`}>
          <span className="tries-pair">
            <WeighedBloom category={category} strength={before} size={48} />
            <WeighedBloom category={category} strength={after} was={before} size={48} />
            <span className="sr-only">
              {before} of 10, then {after} of 10.
            </span>
          </span>
          <span>
            {action ? <bdi className="tries-action">{action}</bdi> : <span>Without a step</span>}
            <span className="small muted tries-of">
              {lever && `${STEP_LABELS[lever]}. `}
              <Link href={`/situation-history?situation=${situationId}`}>
                <bdi>{title}</bdi>
              </Link>
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Lanes from 0 to 10: dashed is before, solid is after. */
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
  lane: TriesSummary
  words: { before: string; count: string; after: string }
  /** True for the median of all tries, false for each of the few. */
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
              // Tries of one lane never change their order, so the index is a stable key.
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
          <FigureLink isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
            {count}
          </FigureLink>
          {after}
        </p>
      </div>
      {isOpen && <Tries tries={lane.tries} />}
    </li>
  )
}

const countOf = (tries: readonly Try[]) => tries.filter(({ lever }) => lever !== null).length

/** The sentence first, then the tries behind it. */
export function Helps({ whatHelps: { tries, waiting, exercises } }: { whatHelps: WhatHelps }) {
  const [category, choose] = useState<EmotionCategory | null>(null)
  const [isOpen, setOpen] = useState(false)
  const feelings = [...Map.groupBy(tries, (it) => it.category)]
    .map(([feeling, all]) => ({ feeling, count: countOf(all) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
  const { before, count, after, doubt, tries: behind } = formatHelps(tries, category)
  const isFew = countOf(tries) < ENOUGH
  return (
    <div className="stack helps">
      {!isFew && feelings.length > 1 && (
        <fieldset className="helps-feelings">
          <legend className="sr-only">Which feeling</legend>
          {[{ feeling: null, count: countOf(tries) }, ...feelings].map(({ feeling, count }) => (
            <button
              key={feeling ?? 'all'}
              type="button"
              className="helps-feeling"
              aria-pressed={feeling === category}
              onClick={() => {
                choose(feeling)
                setOpen(false)
              }}
            >
              {feeling && <Bloom category={feeling} size={20} />}
              {feeling ? EMOTION_LABELS[feeling] : 'All'} <span className="figures">{count}</span>
            </button>
          ))}
        </fieldset>
      )}
      <Card look="soft">
        <p className="helps-sentence" aria-live="polite">
          {before}
          {count && (
            <FigureLink isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
              {count}
            </FigureLink>
          )}
          {after}
        </p>
        <p className="small muted">{doubt}</p>
        {isOpen && <Tries tries={behind} />}
      </Card>
      {isFew ? (
        tries.length > 0 && (
          <Card title="What you tried">
            <Tries tries={tries} />
          </Card>
        )
      ) : (
        <Card title={category ? EMOTION_LABELS[category] : 'All feelings'}>
          {/* One lane for each kind of step. "Without a step" comes last. */}
          <LaneList legend="usually a day later. The median of your own tries.">
            {lanesOf(tries, category).map((lane) => (
              <LaneRow
                key={lane.lever ?? 'none'}
                name={lane.lever ? STEP_LABELS[lane.lever] : 'Without a step'}
                lane={lane}
                words={formatLane(lane)}
                isOne={lane.isEnough || lane.lever === null}
                tone={lane.lever && category ? `var(--emo-${category}-solid)` : 'var(--ink3)'}
              />
            ))}
          </LaneList>
        </Card>
      )}
      {exercises.length > 0 && (
        <Card title="Exercises">
          {/* Ratings right after an exercise. They are separate, because a day alone makes a difference. */}
          <LaneList legend="right after. A feeling that eases in minutes can come back, so we don’t compare this with your steps.">
            {exerciseLanesOf(exercises).map(({ kind, ...lane }) => (
              <LaneRow
                key={kind}
                name={EXERCISE_TITLES[kind]}
                lane={{
                  ...lane,
                  tries: lane.tries.map((it) => ({ ...it, action: EXERCISE_TITLES[kind] })),
                }}
                words={formatTries(lane)}
                isOne={lane.isEnough}
                tone="var(--ink3)"
              />
            ))}
          </LaneList>
        </Card>
      )}
      {waiting > 0 && (
        <p className="small muted">
          {waiting === 1 ? 'One step is waiting.' : `${waiting} steps are waiting.`}
        </p>
      )}
      {!isFew && (
        <p className="small muted">When something clearly helps you, we’ll suggest it first.</p>
      )}
    </div>
  )
}
