import { choosableDays } from '#domain/situation/happened.ts'
import { formatLongDay } from '#web/lib/format-date.ts'
import { useZone } from '#web/lib/time-zone.ts'
import { useNow } from '#web/lib/use-now.ts'
import { Link } from '#web/ui/link.tsx'
import '#web/ui/touch-chip.css'
import './day-choice.css'

/** Offered if the text speaks of the future. */
export const ToCome = ({ onClick }: { onClick?: () => void }) => (
  <Link
    className="touch-chip day-chip day-proposed"
    href="/analyze-situation?mode=not-yet"
    {...(onClick && { onClick })}
  >
    It hasn’t happened yet
  </Link>
)

export type Days = ReturnType<typeof choosableDays>

/** Returns the days to choose from, in the person's time zone. */
export const useDays = (): Days => choosableDays(useNow(), useZone())

/** "Today", "Yesterday", "Sunday, Nov 15", with the year if it isn't this one. */
export function formatDayChoice(
  day: string,
  { today, yesterday }: Pick<Days, 'today' | 'yesterday'>,
) {
  if (day === today) return 'Today'
  if (day === yesterday) return 'Yesterday'
  const [year] = day.split('-')
  return today.startsWith(`${year}-`) ? formatLongDay(day) : `${formatLongDay(day)}, ${year}`
}

type ChipProps = { day: string; isChosen?: boolean; isProposed: boolean; onClick: () => void }

/** A day to tap. A proposed one is read from the text and not chosen yet. */
export function DayChip({ day, isChosen = false, isProposed, onClick }: ChipProps) {
  const days = useDays()
  return (
    <button
      type="button"
      className={`touch-chip day-chip ${isProposed ? 'day-proposed' : ''}`}
      aria-pressed={isChosen}
      onClick={onClick}
    >
      {formatDayChoice(day, days)}
      {isProposed && <span className="touch-chip-word">suggested</span>}
    </button>
  )
}

type Props = {
  day: string
  /** The day the text names, offered first. */
  named?: string | null
  onChoose: (day: string) => void
}

/** Chooses a past day. Coming events have another form. */
export function DayChoice({ day, named = null, onChoose }: Props) {
  const { today, yesterday, oldest } = useDays()
  const chips = [...new Set([...(named ? [named] : []), today, yesterday])]
  const isOther = !chips.includes(day)
  return (
    <>
      {chips.map((which) => (
        <DayChip
          key={which}
          day={which}
          isChosen={which === day}
          isProposed={which === named && which !== day}
          onClick={() => onChoose(which)}
        />
      ))}
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
            // While a year is being typed, it is in the first century.
            if (value && validity.valid) onChoose(value)
          }}
        />
      </label>
    </>
  )
}
