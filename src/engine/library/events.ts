/** Every kind of event the model knows by name, with the words for it. */
import { AHEAD_EVENTS } from './events/ahead.ts'
import type { EventLibrary } from './events/event.ts'
import { FAMILY_EVENTS } from './events/family.ts'
import { GOOD_EVENTS } from './events/good.ts'
import { INNER_EVENTS } from './events/inner.ts'
import { LIFE_EVENTS } from './events/life.ts'
import { LOVE_EVENTS } from './events/love.ts'
import { PEOPLE_EVENTS } from './events/people.ts'
import { SUCCESS_EVENTS } from './events/success.ts'
import { UNFAIR_EVENTS } from './events/unfair.ts'
import { WORK_EVENTS } from './events/work.ts'

export const EVENTS: EventLibrary = {
  ...WORK_EVENTS,
  ...UNFAIR_EVENTS,
  ...PEOPLE_EVENTS,
  ...LOVE_EVENTS,
  ...FAMILY_EVENTS,
  ...INNER_EVENTS,
  ...LIFE_EVENTS,
  ...AHEAD_EVENTS,
  ...SUCCESS_EVENTS,
  ...GOOD_EVENTS,
}
