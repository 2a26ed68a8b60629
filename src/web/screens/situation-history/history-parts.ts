import { later } from '#web/lib/waking/later.tsx'

/** The other views of the history, loaded lazily. */
export const LETTERS_PART = later('screens/situation-history/letters-part.tsx', () =>
  import('./letters-part.tsx').then((it) => it.LettersPart),
)
export const FORECASTS_PART = later('screens/situation-history/forecasts-part.tsx', () =>
  import('./forecasts-part.tsx').then((it) => it.ForecastsPart),
)
