import { HELPLINES, type HelpRegion, REGIONS } from '#domain/content/helplines.ts'
import { SelectField } from '#web/ui/field.tsx'

type Props = { region: HelpRegion; onChoose: (region: HelpRegion) => void }

export function RegionChoice({ region, onChoose }: Props) {
  return (
    <div className="crisis-region">
      <SelectField
        label="Numbers for"
        value={region}
        onChange={(event) =>
          onChoose(REGIONS.find((name) => name === event.target.value) ?? 'other')
        }
      >
        {REGIONS.map((name) => (
          <option key={name} value={name}>
            {HELPLINES[name].label}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
