import { useState } from 'react'
import { EMOTION_LABELS, type EmotionCategory } from '#domain/emotion/emotion.ts'
import { sayHelps } from '#domain/findings/helps-words.ts'
import type { Try } from '#domain/findings/tries.ts'
import { ENOUGH, type WhatHelps } from '#domain/findings/what-helps.ts'
import { Bloom } from '#web/pictures/bloom.tsx'
import { Card } from '#web/ui/card.tsx'
import { ExerciseLanes, PlanColumns } from './plan-columns.tsx'
import { Tries } from './tries.tsx'
import './helps.css'

const countOf = (tries: readonly Try[]) => tries.filter(({ lever }) => lever !== null).length

/** The sentence first, then what it rests on. */
export function Helps({ whatHelps: { tries, waiting, exercises } }: { whatHelps: WhatHelps }) {
  const [category, choose] = useState<EmotionCategory | null>(null)
  const [isOpen, setOpen] = useState(false)
  const feelings = [...Map.groupBy(tries, (it) => it.category)]
    .map(([feeling, all]) => ({ feeling, count: countOf(all) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
  const { before, count, after, doubt, tries: behind } = sayHelps(tries, category)
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
            <button
              type="button"
              className="figure-link"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {count}
            </button>
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
          <PlanColumns tries={tries} category={category} />
        </Card>
      )}
      {exercises.length > 0 && (
        <Card title="Exercises">
          <ExerciseLanes tries={exercises} />
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
