import { Timer } from 'lucide-react'
import { timeLeft } from '#domain/people/trial.ts'
import type { Trial } from '#domain/people/trial-state.ts'
import { useNow } from '#web/lib/use-now.ts'
import './trial-countdown.css'

/** Shows the time left of a visitor's day, or of the seven days of a signed-out account. */
export function TrialCountdown({ trial }: { trial: Trial }) {
  const now = useNow()
  const isRunning = trial.status === 'anonymous' || trial.status === 'account_trial'
  if (!trial.endsAt || !isRunning) return null
  // The page renders just before the trial starts, so cap the time left at the full trial.
  const left = timeLeft(trial.endsAt, Math.max(now, Date.parse(trial.startedAt ?? '') || now))
  return (
    <p className="trial-countdown small figures">
      <Timer aria-hidden />
      <span>
        {left} left
        <span className="trial-countdown-rest"> in your free trial</span>
      </span>
    </p>
  )
}
