/** Every kind of event the model knows by name, with the words for it. */
import { AHEAD_EVENTS } from './events/ahead.ts'
import { ANNOYING_EVENTS } from './events/annoying.ts'
import { APART_EVENTS } from './events/apart.ts'
import { BETWEEN_US_EVENTS } from './events/between-us.ts'
import { CARING_EVENTS } from './events/caring.ts'
import { CHARACTER_EVENTS } from './events/character.ts'
import { CONSCIENCE_EVENTS } from './events/conscience.ts'
import { EFFORT_EVENTS } from './events/effort.ts'
import type { EventLibrary } from './events/event.ts'
import { FAMILY_EVENTS } from './events/family.ts'
import { FAMILY_JOY_EVENTS } from './events/family-joy.ts'
import { GOOD_EVENTS } from './events/good.ts'
import { GOOD_NEWS_EVENTS } from './events/good-news.ts'
import { HARM_EVENTS } from './events/harm.ts'
import { INNER_EVENTS } from './events/inner.ts'
import { LIFE_EVENTS } from './events/life.ts'
import { LOSS_EVENTS } from './events/loss.ts'
import { LOVE_EVENTS } from './events/love.ts'
import { MOMENT_EVENTS } from './events/moments.ts'
import { OPEN_EVENTS } from './events/open.ts'
import { PEOPLE_EVENTS } from './events/people.ts'
import { SUCCESS_EVENTS } from './events/success.ts'
import { UNFAIR_EVENTS } from './events/unfair.ts'
import { WORK_EVENTS } from './events/work.ts'

export const EVENTS: EventLibrary = {
  ...AHEAD_EVENTS,
  ...ANNOYING_EVENTS,
  ...APART_EVENTS,
  ...BETWEEN_US_EVENTS,
  ...CARING_EVENTS,
  ...CHARACTER_EVENTS,
  ...CONSCIENCE_EVENTS,
  ...EFFORT_EVENTS,
  ...FAMILY_EVENTS,
  ...FAMILY_JOY_EVENTS,
  ...GOOD_EVENTS,
  ...GOOD_NEWS_EVENTS,
  ...HARM_EVENTS,
  ...INNER_EVENTS,
  ...LIFE_EVENTS,
  ...LOSS_EVENTS,
  ...LOVE_EVENTS,
  ...MOMENT_EVENTS,
  ...OPEN_EVENTS,
  ...PEOPLE_EVENTS,
  ...SUCCESS_EVENTS,
  ...UNFAIR_EVENTS,
  ...WORK_EVENTS,
}
