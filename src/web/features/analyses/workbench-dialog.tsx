import { useState } from 'react'
import { emotionOf } from '#domain/emotion/equation.ts'
import type { Correction, Equation, PartEquation, Variables } from '#domain/situation/analysis.ts'
import { hasPlans } from '#web/lib/instance.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { Choice } from './choice.tsx'
import { WorkbenchControls } from './workbench-controls.tsx'
import { WorkbenchOutcome } from './workbench-outcome.tsx'

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
