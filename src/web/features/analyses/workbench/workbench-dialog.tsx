import { type CSSProperties, useId, useState } from 'react'
import { bloomPath, bloomRadius } from '#domain/emotion/bloom.ts'
import { EMOTION_LABELS } from '#domain/emotion/emotion.ts'
import { emotionOf, isLoss } from '#domain/emotion/equation.ts'
import { formatIntensity } from '#domain/emotion/strength.ts'
import {
  POWER_SLIDER,
  powerFromSlider,
  powerWord,
  sliderFromPower,
} from '#domain/self-map/attachment-power.ts'
import {
  type EquationCorrection,
  type PartEquation,
  Variables,
  type Verdict,
} from '#domain/situation/analysis.ts'
import { hasPlans } from '#web/lib/instance.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { Slider } from '#web/ui/slider.tsx'

/** Labels for the framework's variables. */
const TIMES: readonly { value: Variables['time']; label: string }[] = [
  { value: 'past', label: 'It’s over' },
  { value: 'now', label: 'It’s happening now' },
  { value: 'future', label: 'It hasn’t happened yet' },
]

const SIDES: readonly { value: boolean; label: string }[] = [
  { value: true, label: 'It took something away' },
  { value: false, label: 'It added something' },
]

const ACCEPTED: readonly { value: boolean; label: string }[] = [
  { value: true, label: 'I’ve accepted it' },
  { value: false, label: 'Still open' },
]

const SOURCES: readonly { value: Variables['source']; label: string }[] = [
  { value: 'own', label: 'Something I did or thought' },
  { value: 'outside', label: 'Someone or something else' },
  { value: 'standing', label: 'How good or bad it is in itself' },
]

/** Puts the sliders into words: "A loss that is over, if you’ve come to terms with it, feels like". */
function sentenceOf({ shift, time, accepted }: Variables): string {
  const what = isLoss(shift) ? 'A loss' : Math.abs(shift) < 0.05 ? 'Something unchanged' : 'A gain'
  const when = { past: 'is over', now: 'is happening now', future: 'hasn’t happened yet' }[time]
  return `${what} that ${when}, if ${accepted ? 'you’ve' : 'you haven’t'} come to terms with it, feels like`
}

type ChoiceProps<Value> = {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A group of radio buttons. */
function Choice<Value>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className="choice">
      <legend className="field-label">{label}</legend>
      <div className="choice-options">
        {options.map((option) => (
          <label key={option.label} className="choice-option">
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type WorkbenchControlsProps = {
  itemName: string
  variables: Variables
  onChange: (part: Partial<Variables>) => void
}

const shiftTo = (isLost: boolean, tenths: number) => (isLost ? 0 - tenths / 10 : tenths / 10)

function WorkbenchControls({ itemName, variables, onChange }: WorkbenchControlsProps) {
  // A shift of 0 has no side, so keep the last one chosen.
  const [lastLost, setLost] = useState(variables.shift < 0)
  const isLost = variables.shift === 0 ? lastLost : variables.shift < 0
  const size = Math.round(Math.abs(variables.shift) * 100) / 10
  return (
    <div className="workbench-controls">
      <Choice
        label={`What it did to ${itemName}`}
        options={SIDES}
        value={isLost}
        onChange={(next) => {
          setLost(next)
          onChange({ shift: shiftTo(next, size) })
        }}
      />
      <Slider
        label={isLost ? 'How much is lost' : 'How much is gained'}
        hint="0 means nothing changed, 10 means all of it."
        min={0}
        max={10}
        step={0.1}
        fallback={0}
        value={size}
        onChange={(value) => {
          setLost(isLost)
          onChange({ shift: shiftTo(isLost, value) })
        }}
      />
      <Slider
        label={`How close ${itemName} is to you`}
        {...POWER_SLIDER}
        word={powerWord(variables.power)}
        value={sliderFromPower(variables.power)}
        onChange={(value) => onChange({ power: powerFromSlider(value) })}
      />
      <Choice
        label="When"
        options={TIMES}
        value={variables.time}
        onChange={(time) => onChange({ time })}
      />
      <Choice
        label="For you, it’s"
        options={ACCEPTED}
        value={variables.accepted}
        onChange={(accepted) => onChange({ accepted })}
      />
      <Choice
        label="Where it came from"
        options={SOURCES}
        value={variables.source}
        onChange={(source) => onChange({ source })}
      />
    </div>
  )
}

type WorkbenchOutcomeProps = { variables: Variables; before: Verdict; now: Verdict }

/** The rule's result as a picture and in words. Updates with every change. */
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
          {EMOTION_LABELS[now.category]} · {formatIntensity(now.intensity)}
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
  /** Null if it can't be saved (visitors, examples). */
  onKeep: ((equations: EquationCorrection) => void) | null
  isBusy: boolean
  onClose: () => void
}

/** Lets the person edit the variables of an equation. The rule answers locally, without a request. */
export function WorkbenchDialog({ equations, itemId, onKeep, isBusy, onClose }: Props) {
  const [chosen, setChosen] = useState(itemId)
  const [changes, setChanges] = useState<ReadonlyMap<number, Variables>>(new Map())
  const variablesOf = (one: PartEquation) => changes.get(one.itemId) ?? Variables.parse(one)
  const equation = equations.find((one) => one.itemId === chosen) ?? equations[0]!
  const variables = variablesOf(equation)
  const hasChanged = changes.size > 0

  const change = (part: Partial<Variables>) =>
    setChanges(new Map(changes).set(equation.itemId, { ...variables, ...part }))

  const keep = () => onKeep?.(equations.map((one) => ({ itemId: one.itemId, ...variablesOf(one) })))

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
