import { useState } from 'react'
import type { Due } from '#domain/due.ts'
import { helpWhileWriting } from '#web/features/crisis/crisis-watch.tsx'
import { LaterDueForecast } from '#web/features/forecasts/later-forecasts.tsx'
import { DueLetter } from '#web/features/letter/due-letter.tsx'
import { LaterDueStep } from '#web/features/steps/later-steps.tsx'

type Props = { userId: number; due: NonNullable<Due['due']> }

/** The one thing that asks for an answer. Once it has one, the next waits for another visit. */
export function DueCard({ userId, due }: Props) {
  const [isDone, setDone] = useState(false)
  if (isDone) return null
  const shared = { help: helpWhileWriting, onDone: () => setDone(true) }
  return (
    <div className="dashboard-wide dashboard-due">
      {due.kind === 'step' && (
        <LaterDueStep key={`${due.step.id} ${due.round}`} due={due} {...shared} />
      )}
      {due.kind === 'forecast' && (
        <LaterDueForecast key={due.forecast.id} forecast={due.forecast} {...shared} />
      )}
      {due.kind === 'letter' && <DueLetter userId={userId} week={due.week} />}
    </div>
  )
}
