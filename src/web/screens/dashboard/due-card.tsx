import { useState } from 'react'
import type { Due, LetterDue } from '#domain/steps/due.ts'
import { DueToss } from '#web/features/experiments/due-toss.tsx'
import { DueForecast } from '#web/features/forecasts/due-forecast.tsx'
import { DueLetter } from '#web/features/letters/due-letter.tsx'
import { DueStep, DueWeigh } from '#web/features/steps/due-step.tsx'
import { useShown } from '#web/features/steps/use-due.ts'

type Props = { userId: number; due: NonNullable<Due['due']> | LetterDue }

/** The item due for an answer. After it is answered, the next one waits for another visit. */
export function DueCard({ userId, due }: Props) {
  const [isDone, setDone] = useState(false)
  useShown(userId, due.key)
  if (isDone) return null
  const onDone = () => setDone(true)
  return (
    <div className="dashboard-wide dashboard-due">
      {due.kind === 'step' && (
        <DueStep key={`${due.step.id} ${due.round}`} due={due} onDone={onDone} />
      )}
      {due.kind === 'forecast' && (
        <DueForecast key={due.forecast.id} forecast={due.forecast} onDone={onDone} />
      )}
      {due.kind === 'toss' && <DueToss key={due.toss.id} due={due} onDone={onDone} />}
      {due.kind === 'weigh' && (
        <DueWeigh key={due.situationId} userId={userId} due={due} onDone={onDone} />
      )}
      {due.kind === 'letter' && <DueLetter userId={userId} due={due} />}
    </div>
  )
}
