import type { CSSProperties } from 'react'
import { bloomPath, bloomRadius } from '#domain/emotion/bloom.ts'
import { EMOTION_LABELS } from '#domain/emotion/emotion.ts'
import { intensityWord } from '#domain/emotion/strength.ts'
import type { Variables, Verdict } from '#domain/situation/analysis.ts'
import { sentenceOf } from './workbench-choices.ts'

type Props = { variables: Variables; before: Verdict; now: Verdict }

/** The answer of the rule, drawn and said; it follows every touch. */
export function WorkbenchOutcome({ variables, before, now }: Props) {
  const colours = {
    '--emo-soft': `var(--emo-${now.category}-soft)`,
    '--emo-text': `var(--emo-${now.category}-text)`,
  } as CSSProperties
  const hasMoved = before.name !== now.name || before.category !== now.category
  return (
    <div className="workbench-outcome" style={colours}>
      <svg viewBox="-60 -60 120 120" width="120" height="120" aria-hidden="true">
        <path
          d={bloomPath(now.category, bloomRadius(now.intensity))}
          fill={`var(--emo-${now.category}-solid)`}
        />
        <circle r={Math.max(13, bloomRadius(now.intensity) * 0.36)} fill="var(--surface)" />
        <text className="workbench-tenths" y="5" fill="var(--emo-text)">
          {Math.round(now.intensity * 10)}
        </text>
      </svg>
      <p aria-live="polite" className="workbench-words">
        <span className="small">{sentenceOf(variables)}</span>
        <span className="workbench-name">{now.name}</span>
        <span className="small">
          {EMOTION_LABELS[now.category]} · {intensityWord(now.intensity)}
        </span>
        {hasMoved && <span className="caption">before: {before.name}</span>}
      </p>
    </div>
  )
}
