import { App } from './app/app.tsx'
import { SHELL } from './app/places.ts'
import { AUTH, LANDING, NOT_FOUND, ROUTES, SHARED } from './app/routes.tsx'
import { RESULT } from './features/analyses/later-result.tsx'
import { PARTS_CARD } from './features/analytics/emotion-panel.tsx'
import { EXERCISE_CARD } from './features/exercises/later-exercise.tsx'
import { TOSS_CARD } from './features/experiments/later-toss.tsx'
import { HERE_BEFORE, STEP_PLAN, WEIGHING } from './features/steps/later-steps.tsx'
import { createDrawing } from './lib/waking/drawing.tsx'
import type { PageFiles } from './lib/waking/sheet-html.ts'
import { OPENED } from './results/later-opened.ts'
import { CHOSEN } from './screens/analyze-situation/result-pages.ts'
import { EXERCISE_PAGE, FOUR_TAPS, NOT_YET } from './screens/analyze-situation/writing-modes.ts'
import { CONFIRM_NOTICE } from './screens/dashboard/dashboard-screen.tsx'
import {
  AGAIN_LINE,
  COMING_CARD,
  DUE_CARD,
  SENTENCE_CARD,
} from './screens/dashboard/person-top.tsx'
import { EXPIRED_CARD } from './screens/landing/landing-screen.tsx'
import { MAP_PANEL } from './screens/premium-analytics/own-analytics.tsx'
import { ONE_PAGE, OVER_TIME } from './screens/premium-analytics/own-parts.tsx'
import {
  PREMIUM_GATE,
  THEN_AND_NOW,
} from './screens/premium-analytics/premium-analytics-screen.tsx'
import { FORECASTS_PART, LETTERS_PART } from './screens/situation-history/history-parts.ts'

const PARTS = [
  ...Object.values(ROUTES),
  CHOSEN,
  OPENED,
  DUE_CARD,
  SENTENCE_CARD,
  COMING_CARD,
  AGAIN_LINE,
  CONFIRM_NOTICE,
  MAP_PANEL,
  PARTS_CARD,
  PREMIUM_GATE,
  THEN_AND_NOW,
  EXPIRED_CARD,
  RESULT,
  STEP_PLAN,
  WEIGHING,
  HERE_BEFORE,
  EXERCISE_CARD,
  ONE_PAGE,
  TOSS_CARD,
  FOUR_TAPS,
  NOT_YET,
  EXERCISE_PAGE,
  LETTERS_PART,
  FORECASTS_PART,
  OVER_TIME,
  AUTH,
  LANDING,
  NOT_FOUND,
  SHARED,
  SHELL,
]

/** Entry point of the server. Renders the same components that the browser hydrates. */
export const createDrawPage = (page: string, files: PageFiles, base: string) =>
  createDrawing({ App, parts: PARTS }, page, files, base)
