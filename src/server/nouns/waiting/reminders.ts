import type { Selectable } from 'kysely'
import { nextReadyAt, readyWeek } from '#domain/findings/letter.ts'
import { isAsked, remindsAt, stateOf, textsOfForecast } from '#domain/steps/forecast.ts'
import { MAX_DEVICES, type NewPush, type PushDevice, type PushKind } from '#domain/steps/push.ts'
import { dueRound, nextAsked } from '#domain/steps/step.ts'
import { dayIn, inDaytime, momentAt, nextAt } from '#domain/values/time-zone.ts'
import { readable } from '#server/base/db/column.ts'
import { deleteOwn, findOwn, insertOwn, isAny, ownRows } from '#server/base/db/own-row.ts'
import type { Tables } from '#server/base/db/schema.ts'
import { inTransaction, type Own, ownerOf } from '#server/base/owner.ts'
import { addJob, removeJob } from '#server/jobs/job.repository.ts'
import type { JobPayloads, JobsByKind } from '#server/jobs/job-payloads.ts'
import { announce } from '#server/nouns/doors/announce.ts'
import { findForecast, type StoredForecast } from '#server/nouns/forecasts/forecasts.repository.ts'
import { findLetter, isLetterSeen } from '#server/nouns/letters/letters.ts'
import { isMourned } from '#server/nouns/steps/quiet-time.ts'
import { findStep } from '#server/nouns/steps/steps.repository.ts'
import type { OwnServices, Services } from '#server/outside/services.ts'
import { lockAccount } from '#server/people/lock-person.ts'
import { isIdle } from '#server/people/session.ts'

type Reminder = Extract<keyof JobPayloads, `remind_${string}`>

/** The result of a check: is it due, for which browsers, and when to look again. */
type ReminderState = {
  isDue: boolean
  isFor: (device: PushDevice) => boolean
  again: number | null
}
type Look = (tx: OwnServices, now: number) => Promise<ReminderState | null>

/**
 * Checks whether something is due, and sends a push. Slow checks run before the transaction, which also deletes the
 * job, so that a second process or retry finds it done.
 */
const reminding =
  <Kind extends Reminder>(
    kind: Kind,
    prepare: (own: OwnServices, payload: JobPayloads[Kind]) => Promise<Look>,
  ) =>
  async (services: Services, payload: JobPayloads[Kind], jobId: number): Promise<void> => {
    const own = { ...services, owner: ownerOf({ id: payload.userId }) }
    const now = own.now()
    const look = await prepare(own, payload)
    await inTransaction(own, async (tx) => {
      if (!(await lockAccount(tx, tx.owner)) || !(await removeJob(tx.db, jobId))) return
      const found = await look(tx, now)
      if (found?.isDue) await sendPush(tx, found.isFor)
      if (found && found.again !== null) await addJob(tx, kind, payload, found.again)
    })
  }

/** The handlers of all reminders. */
export const REMINDERS: Pick<JobsByKind, Reminder> = {
  /** A plan is due. Also calls webhooks. */
  remind_of_step: reminding('remind_of_step', async (_, { stepId }) => async (tx, now) => {
    const step = await findStep(tx, stepId)
    if (!step) return null
    const isDue = dueRound(step, now) !== null
    if (isDue) await announce(tx, 'plan.due', stepId)
    return { isDue, isFor: wants('plans'), again: nextAsked(step, now + 1) }
  }),

  /** The forecast's day has come. */
  remind_of_forecast: reminding('remind_of_forecast', async (own, { forecastId }) => {
    const known = await findForecast(own, forecastId)
    const isQuiet = !known || (await isQuietAbout(own, known))
    return async (tx, now) => {
      const forecast = await findForecast(tx, forecastId)
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
  remind_of_letter: reminding('remind_of_letter', async (own, { zone }) => {
    const week = readyWeek(own.now(), zone)
    const isThere = (await findLetter(own, week, zone)) !== null
    const isFor = wants('letters')
    return async (tx, now) => {
      const at = inDaytime(now, zone)
      if (at > now) return { isDue: false, isFor, again: at }
      const isDue = isThere && !(await isLetterSeen(tx, week))
      const isWanted = (await listPushDevices(tx)).some(isFor)
      return { isDue, isFor, again: isWanted ? nextReadyAt(now, zone) : null }
    }
  }),

  /** The hour chosen on this browser, on a day without an entry. */
  remind_to_check_in: reminding(
    'remind_to_check_in',
    async (_, { pushId, zone }) =>
      async (tx, now) => {
        const device = (await listPushDevices(tx)).find(({ id }) => id === pushId)
        if (!device || device.hour === null) return null
        const today = momentAt(dayIn(now, zone), 0, zone)
        const written = ownRows(tx, 'situation').where('createdAt', '>=', today)
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

/** In seconds. A reminder older than half a day is useless. */
const KEPT_FOR = 12 * 60 * 60
/** The browser withdrew its permission or no longer exists. */
const GONE = [404, 410]

/** Matches browsers that asked for this kind. */
export const wants =
  (kind: PushKind) =>
  ({ kinds }: PushDevice): boolean =>
    kinds.includes(kind)

/**
 * Adds push jobs for a person's browsers. Inside a transaction they are added only on commit; idle accounts get none.
 */
export async function sendPush(own: Own, isFor: (device: PushDevice) => boolean): Promise<void> {
  if (await isIdle(own)) return
  for (const { id } of (await listPushDevices(own)).filter(isFor))
    await addJob(own, 'send_push', { userId: own.owner, pushId: id })
}

/** Sends an empty message, so the push service learns nothing. The browser always shows the same text. */
export async function deliverPush(
  services: Services,
  { userId, pushId }: JobPayloads['send_push'],
): Promise<void> {
  const { now, callOutside, vapid } = services
  const own = { ...services, owner: ownerOf({ id: userId }) }
  const device = await findOwn(own, 'pushDevice', { id: pushId })
  if (!device) return
  const status = await callOutside({
    address: device.endpoint,
    headers: {
      authorization: vapid.authorise(device.endpoint, now()),
      ttl: String(KEPT_FOR),
      urgency: 'low',
    },
    body: '',
  })
  if (GONE.includes(status)) await deleteOwn(own, 'pushDevice', pushId)
  else if (status < 200 || status > 299) throw new Error('A push service didn’t accept a reminder.')
}

type Row = Selectable<Tables['pushDevice']>

const toDevice = (row: Row): PushDevice => ({
  ...readable(row),
  kinds: row.kinds.split(' ').filter(Boolean) as PushKind[],
})

const rowsOf = (own: Own): Promise<Row[]> =>
  ownRows(own, 'pushDevice').selectAll().orderBy('id', 'desc').execute()

export const listPushDevices = async (own: Own): Promise<PushDevice[]> =>
  (await rowsOf(own)).map(toDevice)

/** Registers a browser for its last user. The oldest beyond ten is removed. */
export async function addDevice(
  own: Own,
  { endpoint, kinds, hour = null }: Pick<NewPush, 'endpoint' | 'kinds' | 'hour'>,
  device: string,
): Promise<PushDevice> {
  await own.db.deleteFrom('pushDevice').where('endpoint', '=', endpoint).execute()
  const row = await insertOwn(own, 'pushDevice', {
    endpoint,
    kinds: [...new Set(kinds)].join(' '),
    hour,
    device,
    createdAt: own.now(),
  })
  for (const { id } of (await rowsOf(own)).slice(MAX_DEVICES))
    await deleteOwn(own, 'pushDevice', id)
  return toDevice(row)
}
