import { later } from '#web/lib/waking/later.tsx'

/** Alternatives to the form, loaded lazily. */
export const FOUR_TAPS = later(() => import('./four-taps.tsx'), 'FourTaps')
export const NOT_YET = later(() => import('./new-forecast.tsx'), 'NotYet')
export const EXERCISE_PAGE = later(() => import('./exercise-page.tsx'), 'ExercisePage')
