import { useState } from 'react'
import type { Due } from '#domain/due.ts'
import { helpWhileWriting } from '#web/features/crisis/crisis-watch.tsx'
import { LaterDueForecast } from '#web/features/forecasts/later-forecasts.tsx'
import { LaterDueStep } from '#web/features/steps/later-steps.tsx'

/** The one thing that asks for an answer. Once it has one, the next waits for another visit. */
export function DueCard({ due }: { due: NonNullable<Due['due']> }) {
  const [isDone, setDone] = useState(false)
  if (isDone) return null
  const shared = { help: helpWhileWriting, onDone: () => setDone(true) }
  return (
    <div className="dashboard-wide dashboard-due">
      {due.kind === 'step' ? (
        <LaterDueStep key={`${due.step.id} ${due.round}`} due={due} {...shared} />
      ) : (
        <LaterDueForecast key={due.forecast.id} forecast={due.forecast} {...shared} />
      )}
    </div>
  )
}
