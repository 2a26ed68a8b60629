import {
  POWER_SLIDER,
  powerFromSlider,
  powerWord,
  sliderFromPower,
} from '#domain/self-map/attachment-power.ts'
import type { Variables } from '#domain/situation/analysis.ts'
import { Slider } from '#web/ui/slider.tsx'
import { Choice } from './choice.tsx'
import { ACCEPTED, SOURCES, TIMES } from './workbench-choices.ts'

type Props = {
  itemName: string
  variables: Variables
  onChange: (part: Partial<Variables>) => void
}

const tenths = (share: number) => Math.round(share * 100) / 10

export function WorkbenchControls({ itemName, variables, onChange }: Props) {
  return (
    <div className="workbench-controls">
      <Slider
        label={`What it did to ${itemName}`}
        hint="From -10, all of it lost, to 10, a great gain."
        min={-10}
        max={10}
        step={0.1}
        fallback={0}
        value={tenths(variables.shift)}
        onChange={(value) => onChange({ shift: value / 10 })}
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
        label="In your mind it is"
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
