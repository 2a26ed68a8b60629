import { type CSSProperties, useState } from 'react'
import { bloomPath, bloomRadius } from '#domain/emotion/bloom.ts'
import { EMOTION_LABELS } from '#domain/emotion/emotion.ts'
import { emotionOf } from '#domain/emotion/equation.ts'
import { sayIntensity } from '#domain/emotion/strength.ts'
import type {
  Correction,
  Equation,
  PartEquation,
  Variables,
  Verdict,
} from '#domain/situation/analysis.ts'
import { hasPlans } from '#web/lib/instance.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { Choice } from '../choice.tsx'
import { sentenceOf } from './workbench-choices.ts'
import { WorkbenchControls } from './workbench-controls.tsx'

type WorkbenchOutcomeProps = { variables: Variables; before: Verdict; now: Verdict }

/** The answer of the rule, drawn and said; it follows every touch. */
function WorkbenchOutcome({ variables, before, now }: WorkbenchOutcomeProps) {
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
          {EMOTION_LABELS[now.category]} · {sayIntensity(now.intensity)}
        </span>
        {hasMoved && <span className="caption">before: {before.name}</span>}
      </p>
    </div>
  )
}

type Props = {
  equations: readonly PartEquation[]
  /** The item whose equation is opened first. */
  itemId: number
  /** Null where there is nothing to keep it in: a visitor, an example. */
  onKeep: ((equations: Correction) => void) | null
  isBusy: boolean
  onClose: () => void
}

const variablesOf = (equation: Equation): Variables => ({
  power: equation.power,
  shift: equation.shift,
  accepted: equation.accepted,
  time: equation.time,
  source: equation.source,
  perspective: equation.perspective,
  confidence: equation.confidence,
  ...(equation.isRepelled !== undefined && { isRepelled: equation.isRepelled }),
  ...(equation.isAttacked !== undefined && { isAttacked: equation.isAttacked }),
})

/** The person takes an equation into their own hands; the rule answers at once, without a call. */
export function WorkbenchDialog({ equations, itemId, onKeep, isBusy, onClose }: Props) {
  const [chosen, setChosen] = useState(itemId)
  const [changes, setChanges] = useState<ReadonlyMap<number, Variables>>(new Map())
  const equation = equations.find((one) => one.itemId === chosen) ?? equations[0]!
  const variables = changes.get(equation.itemId) ?? variablesOf(equation)
  const hasChanged = changes.size > 0

  const change = (part: Partial<Variables>) =>
    setChanges(new Map(changes).set(equation.itemId, { ...variables, ...part }))

  const keep = () =>
    onKeep?.(
      equations.map((one) => ({
        itemId: one.itemId,
        ...(changes.get(one.itemId) ?? variablesOf(one)),
      })),
    )

  return (
    <Dialog title="Change the equation" look="wide" onClose={onClose}>
      {equations.length > 1 && (
        <Choice
          label="Which item"
          options={equations.map((one) => ({ value: one.itemId, label: one.itemName }))}
          value={equation.itemId}
          onChange={setChosen}
        />
      )}
      <div className="workbench">
        <WorkbenchControls
          key={equation.itemId}
          itemName={equation.itemName}
          variables={variables}
          onChange={change}
        />
        <WorkbenchOutcome
          variables={variables}
          before={equation}
          now={changes.has(equation.itemId) ? emotionOf(variables) : equation}
        />
      </div>
      {!onKeep && (
        <p className="small muted">
          Try anything you like. To save your own version, analyze your own situation with{' '}
          {hasPlans() ? 'a free account' : 'an account'}.
        </p>
      )}
      <DialogActions
        start={
          <Button look="quiet" disabled={!hasChanged} onClick={() => setChanges(new Map())}>
            Reset
          </Button>
        }
      >
        <Button onClick={onClose}>Close</Button>
        {onKeep && (
          <Button look="primary" disabled={!hasChanged || isBusy} onClick={keep}>
            {isBusy ? 'Saving...' : 'Save my version'}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
