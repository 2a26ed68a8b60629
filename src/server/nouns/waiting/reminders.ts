import { nextReadyAt, readyWeek } from '#domain/findings/letter.ts'
import { isAsked, remindsAt, stateOf, textsOfForecast } from '#domain/steps/forecast.ts'
import type { PushDevice } from '#domain/steps/push.ts'
import { dueRound, nextAsked } from '#domain/steps/step.ts'
import { dayIn, inDaytime, momentAt, nextAt } from '#domain/values/time-zone.ts'
import type { Database } from '#server/base/db/database.ts'
import { isAny, ownRows } from '#server/base/db/own-row.ts'
import { type OwnerId, ownerOf } from '#server/base/owner.ts'
import { addJob, removeJob } from '#server/jobs/job.repository.ts'
import type { JobPayloads, JobsByKind } from '#server/jobs/job-payloads.ts'
import { announce } from '#server/nouns/doors/announce.ts'
import { findForecast, type StoredForecast } from '#server/nouns/forecasts/forecasts.repository.ts'
import { findLetter, isLetterSeen } from '#server/nouns/letters/letters.ts'
import { isMourned } from '#server/nouns/steps/quiet-time.ts'
import { findStep } from '#server/nouns/steps/steps.repository.ts'
import type { OwnServices, Services } from '#server/outside/services.ts'
import { lockAccount } from '#server/people/lock-person.ts'
import { listPushDevices } from './push.repository.ts'
import { sendPush, wants } from './send-push.ts'

type Reminder = Extract<keyof JobPayloads, `remind_${string}`>

/** The result of a check: is it due, for which browsers, and when to look again. */
type ReminderState = {
  isDue: boolean
  isFor: (device: PushDevice) => boolean
  again: number | null
}
type Look = (tx: Database, now: number) => Promise<ReminderState | null>

/**
 * Checks whether something is due, and sends a push. Slow checks run before the transaction, which also deletes the
 * job, so that a second process or retry finds it done.
 */
const reminding =
  <Kind extends Reminder>(
    kind: Kind,
    prepare: (services: Services, owner: OwnerId, payload: JobPayloads[Kind]) => Promise<Look>,
  ) =>
  async (services: Services, payload: JobPayloads[Kind], jobId: number): Promise<void> => {
    const [owner, now] = [ownerOf({ id: payload.userId }), services.now()]
    const look = await prepare(services, owner, payload)
    await services.db.transaction().execute(async (tx) => {
      if (!(await lockAccount(tx, owner, now)) || !(await removeJob(tx, jobId))) return
      const found = await look(tx, now)
      if (found?.isDue) await sendPush({ db: tx, owner }, found.isFor, now)
      if (found && found.again !== null) await addJob(tx, kind, payload, now, found.again)
    })
  }

/** The handlers of all reminders. */
export const REMINDERS: Pick<JobsByKind, Reminder> = {
  /** A plan is due. Also calls webhooks. */
  remind_of_step: reminding('remind_of_step', async (_, owner, { stepId }) => async (tx, now) => {
    const step = await findStep({ db: tx, owner }, stepId)
    if (!step) return null
    const isDue = dueRound(step, now) !== null
    if (isDue) await announce({ db: tx, owner }, 'plan.due', stepId, now)
    return { isDue, isFor: wants('plans'), again: nextAsked(step, now + 1) }
  }),

  /** The forecast's day has come. */
  remind_of_forecast: reminding('remind_of_forecast', async (services, owner, { forecastId }) => {
    const known = await findForecast({ db: services.db, owner }, forecastId)
    const isQuiet = !known || (await isQuietAbout({ ...services, owner }, known))
    return async (tx, now) => {
      const forecast = await findForecast({ db: tx, owner }, forecastId)
      if (isQuiet || !forecast || stateOf(forecast, forecast.zone, now) !== 'open') return null
      const at = Math.max(remindsAt(forecast, forecast.zone), inDaytime(now, forecast.zone))
      return {
        isDue: at <= now && isAsked(forecast, forecast.zone, now),
        isFor: wants('forecasts'),
        again: at > now ? at : null,
      }
    }
  }),

  /** There is an unread letter. Repeats as long as some browser wants it. */
  remind_of_letter: reminding('remind_of_letter', async (services, owner, { zone }) => {
    const week = readyWeek(services.now(), zone)
    const isThere = (await findLetter({ ...services, owner }, week, zone)) !== null
    const isFor = wants('letters')
    return async (tx, now) => {
      const at = inDaytime(now, zone)
      if (at > now) return { isDue: false, isFor, again: at }
      const isDue = isThere && !(await isLetterSeen({ db: tx, owner }, week))
      const isWanted = (await listPushDevices({ db: tx, owner })).some(isFor)
      return { isDue, isFor, again: isWanted ? nextReadyAt(now, zone) : null }
    }
  }),

  /** The hour chosen on this browser, on a day without an entry. */
  remind_to_check_in: reminding(
    'remind_to_check_in',
    async (_, owner, { pushId, zone }) =>
      async (tx, now) => {
        const device = (await listPushDevices({ db: tx, owner })).find(({ id }) => id === pushId)
        if (!device || device.hour === null) return null
        const today = momentAt(dayIn(now, zone), 0, zone)
        const written = ownRows({ db: tx, owner }, 'situation').where('createdAt', '>=', today)
        const again = nextAt(device.hour, now, zone)
        return { isDue: !(await isAny(written)), isFor: ({ id }) => id === pushId, again }
      },
  ),
}

/**
 * True if the forecast's words speak of danger, or an item was touched by a recent death. Then no reminder is sent.
 */
async function isQuietAbout(own: OwnServices, forecast: StoredForecast): Promise<boolean> {
  const texts = textsOfForecast(forecast)
  return (await own.engines.embedded.checkWithSmallModel(texts)) || isMourned(own, forecast)
}
