import { useState } from 'react'
import {
  POWER_SLIDER,
  powerFromSlider,
  powerWord,
  sliderFromPower,
} from '#domain/self-map/attachment-power.ts'
import type { Variables } from '#domain/situation/analysis.ts'
import { Slider } from '#web/ui/slider.tsx'
import { Choice } from '../choice.tsx'
import { ACCEPTED, SIDES, SOURCES, TIMES } from './workbench-choices.ts'

type Props = {
  itemName: string
  variables: Variables
  onChange: (part: Partial<Variables>) => void
}

const shiftTo = (isLost: boolean, tenths: number) => (isLost ? 0 - tenths / 10 : tenths / 10)

export function WorkbenchControls({ itemName, variables, onChange }: Props) {
  // Where nothing moved, the shift has no side: the last one chosen stays.
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
