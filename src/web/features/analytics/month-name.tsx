import { fullMonth, shortMonth } from '#domain/findings/over-time-words.ts'

/** "Mar", on a phone "M", for screen readers "March 2024". */
export function MonthName({ month }: { month: string }) {
  return (
    <>
      <span className="sr-only">{fullMonth(month)}</span>
      <span className="month-short" aria-hidden="true">
        {shortMonth(month)}
      </span>
      <span className="month-letter" aria-hidden="true">
        {shortMonth(month).charAt(0)}
      </span>
    </>
  )
}
