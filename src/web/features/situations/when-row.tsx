import { useState } from 'react'
import { isToCome, pastDay } from '#domain/values/named-day.ts'
import { DayChoice, sayDay, ToCome, useDays } from './day-choice.tsx'

type Props = {
  /** Undefined until a day was chosen: then it is the day of writing. */
  day: string | undefined
  /** What was written: the day it names is offered, and never taken by itself. */
  text: string
  onChoose: (day: string) => void
  /** What is still to come has a form of its own, which goes on with these words. */
  mayBeToCome: boolean
}

/** When it happened: today, unless somebody says otherwise. */
export function WhenRow({ day, text, onChoose, mayBeToCome }: Props) {
  const days = useDays()
  const [isOpen, setIsOpen] = useState(false)
  const chosen = day ?? days.today
  const named = day === undefined ? pastDay(text, days.today) : null
  const isAhead = day === undefined && !named && mayBeToCome && isToCome(text)
  return (
    <div className="write-row write-when" role="group" aria-label="When it happened">
      <span className="write-row-label">When</span>
      <div className={isOpen ? 'write-row-chips day-choice' : 'write-row-chips'}>
        {isOpen ? (
          <DayChoice day={chosen} onChoose={onChoose} />
        ) : (
          <button
            type="button"
            className="day-said"
            aria-expanded={false}
            onClick={() => setIsOpen(true)}
          >
            {sayDay(chosen, days)}
          </button>
        )}
        {isAhead && <ToCome />}
        {named && (
          <button
            type="button"
            className="touch-chip day-chip day-proposed"
            aria-pressed={false}
            onClick={() => onChoose(named)}
          >
            {sayDay(named, days)}
            <span className="touch-chip-word">suggested</span>
          </button>
        )}
      </div>
      <p className="sr-only" role="status">
        {named && `${sayDay(named, days)} suggested`}
        {isAhead && 'Hasn’t happened yet?'}
      </p>
    </div>
  )
}
