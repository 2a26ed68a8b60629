import { Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import { timeLeft } from '#domain/people/trial.ts'
import type { Trial } from '#domain/people/trial-state.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { useNow } from '#web/lib/use-now.ts'
import './trial-countdown.css'

/** How much of the trial is left; nothing once it is over or does not apply. */
export function TrialCountdown({ trial }: { trial: Trial }) {
  const now = useNow()
  if (!trial.endsAt || (trial.status !== 'anonymous' && trial.status !== 'account_trial'))
    return null
  // An account's trial is said as a day, as everywhere else.
  if (trial.status === 'account_trial')
    return (
      <Countdown>
        <span className="trial-countdown-rest">Free trial </span>until {formatDay(trial.endsAt)}
      </Countdown>
    )
  // A page is drawn a moment before its trial begins: nobody has more left than there ever was.
  const left = timeLeft(trial.endsAt, Math.max(now, Date.parse(trial.startedAt ?? '') || now))
  return (
    <Countdown>
      {left} left
      <span className="trial-countdown-rest"> in your free trial</span>
    </Countdown>
  )
}

const Countdown = ({ children }: { children: ReactNode }) => (
  <p className="trial-countdown small figures">
    <Timer aria-hidden />
    <span>{children}</span>
  </p>
)
