import { Timer } from 'lucide-react'
import { timeLeft } from '#domain/people/trial.ts'
import type { Trial } from '#domain/people/trial-state.ts'
import { useNow } from '#web/lib/use-now.ts'
import './trial-countdown.css'

/** How much of a visitor's day is left. The end of an account's trial is said as a day, where its plan is. */
export function TrialCountdown({ trial }: { trial: Trial }) {
  const now = useNow()
  if (!trial.endsAt || trial.status !== 'anonymous') return null
  // A page is drawn a moment before its trial begins: nobody has more left than there ever was.
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
