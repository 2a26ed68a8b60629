import { type ReactNode, useRef, useState } from 'react'
import { type Forecast, ForecastChange } from '#domain/steps/forecast.ts'
import { dayIn } from '#domain/values/time-zone.ts'
import { timeZone, useZone } from '#web/lib/time-zone.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import {
  ForecastFields,
  goToFirst,
  issueIn,
  type Problems,
  problemsIn,
  type Said,
} from './forecast-fields.tsx'
import { useChangeForecast } from './use-forecasts.ts'

export type Help = (texts: readonly string[], isKnown: boolean) => ReactNode

type Props = { forecast: Forecast; help: Help; onClose: () => void }

/** Edits a forecast before its day. Its items and its note can't be changed. */
export function ChangeForecast({ forecast, help, onClose }: Props) {
  const [said, setSaid] = useState<Said>(forecast)
  const [problems, setProblems] = useState<Problems>({})
  const fields = useRef<HTMLDivElement>(null)
  const today = dayIn(Date.now(), useZone())
  const change = useChangeForecast(forecast.id)
  const isHelped = change.data !== undefined && 'crisis' in change.data

  function handleSave() {
    const { title, day, wanted, feared, likely, ownStrength } = said
    const words = { title, day, wanted, feared, ownStrength, zone: timeZone() }
    const found = problemsIn(ForecastChange, { ...words, likely })
    setProblems(found)
    if (likely === null || Object.keys(found).length > 0) return goToFirst(found, fields.current)
    change.mutate(
      { ...words, likely, anyway: isHelped },
      { onSuccess: (reply) => 'id' in reply && onClose() },
    )
  }

  return (
    <Dialog title="Change this forecast" look="wide" onClose={onClose}>
      <div className="stack" ref={fields}>
        {help([said.title, said.wanted, said.feared], isHelped)}
        <ForecastFields
          said={said}
          today={today}
          onChange={(part) => {
            setSaid({ ...said, ...part })
            setProblems({ ...problems, [Object.keys(part)[0] ?? '']: '' })
          }}
          problemOf={(name) => problems[name] || issueIn(change.error, name)}
        />
        <Button look="primary" disabled={change.isPending} onClick={handleSave}>
          Save
        </Button>
      </div>
    </Dialog>
  )
}
