const FORMATS = {
  full: new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  month: new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }),
  short: new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' }),
  letter: new Intl.DateTimeFormat('en-US', { month: 'narrow', timeZone: 'UTC' }),
}

export const monthText = (month: string, format: keyof typeof FORMATS = 'full'): string =>
  FORMATS[format].format(Date.parse(`${month}-01`))

/** "Mar", on a phone "M", for screen readers "March 2024". */
export function MonthName({ month }: { month: string }) {
  return (
    <>
      <span className="sr-only">{monthText(month)}</span>
      <span className="month-short" aria-hidden="true">
        {monthText(month, 'short')}
      </span>
      <span className="month-letter" aria-hidden="true">
        {monthText(month, 'letter')}
      </span>
    </>
  )
}
