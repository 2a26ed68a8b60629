import { Phone } from 'lucide-react'
import { callHref, HELPLINES, type HelpRegion, REGIONS } from '#domain/content/helplines.ts'
import { SelectField } from '#web/ui/field.tsx'

type Props = { region: HelpRegion; onChoose: (region: HelpRegion) => void }

/** The emergency number, and the choice of region. */
export function EmergencyCall({ region, onChoose }: Props) {
  const { emergency } = HELPLINES[region]
  return (
    <>
      <a className="button button-primary button-large" href={callHref(emergency)}>
        <Phone aria-hidden />
        Call {emergency}
        <span className="sr-only">, emergency</span>
      </a>
      <div className="crisis-region">
        <SelectField
          label="Numbers for"
          value={region}
          onChange={(event) =>
            onChoose(REGIONS.find((name) => name === event.target.value) ?? 'other')
          }
          options={REGIONS.map((name) => [name, HELPLINES[name].label] as const)}
        />
      </div>
    </>
  )
}
