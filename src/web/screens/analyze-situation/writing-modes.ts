import { later } from '#web/lib/waking/later.tsx'

/** Alternatives to the form, loaded lazily. */
export const FOUR_TAPS = later('screens/analyze-situation/four-taps.tsx', () =>
  import('./four-taps.tsx').then((it) => it.FourTaps),
)
export const NOT_YET = later('screens/analyze-situation/new-forecast.tsx', () =>
  import('./new-forecast.tsx').then((it) => it.NotYet),
)
export const EXERCISE_PAGE = later('screens/analyze-situation/exercise-page.tsx', () =>
  import('./exercise-page.tsx').then((it) => it.ExercisePage),
)
