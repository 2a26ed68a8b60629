import { choosableDays } from '#domain/situation/happened.ts'
import { formatLongDay } from '#web/lib/format-date.ts'
import { useZone } from '#web/lib/time-zone.ts'
import { useNow } from '#web/lib/use-now.ts'
import '#web/ui/touch-chip.css'
import './day-choice.css'

export type Days = ReturnType<typeof choosableDays>

/** The days there are to choose from, where the person is. */
export const useDays = (): Days => choosableDays(useNow(), useZone())

/** "Today", "Yesterday", "Sunday, Nov 15"; with its year where that is another one. */
export function sayDay(day: string, { today, yesterday }: Pick<Days, 'today' | 'yesterday'>) {
  if (day === today) return 'Today'
  if (day === yesterday) return 'Yesterday'
  const [year] = day.split('-')
  return today.startsWith(`${year}-`) ? formatLongDay(day) : `${formatLongDay(day)}, ${year}`
}

type Props = { day: string; onChoose: (day: string) => void }

/** Never one that is to come: that has a form of its own. */
export function DayChoice({ day, onChoose }: Props) {
  const { today, yesterday, oldest } = useDays()
  const isOther = day !== today && day !== yesterday
  const chip = (which: string, label: string) => (
    <button
      type="button"
      className="touch-chip day-chip"
      aria-pressed={day === which}
      onClick={() => onChoose(which)}
    >
      {label}
    </button>
  )
  return (
    <>
      {chip(today, 'Today')}
      {chip(yesterday, 'Yesterday')}
      <label className="day-other">
        <span>Another day</span>
        <input
          key={isOther ? 'other' : day}
          type="date"
          className="field-input"
          min={oldest}
          max={today}
          defaultValue={isOther ? day : ''}
          onChange={({ currentTarget: { value, validity } }) => {
            // While a year is typed it is in the first century.
            if (value && validity.valid) onChoose(value)
          }}
        />
      </label>
    </>
  )
}
