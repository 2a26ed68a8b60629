import { NOT_ON_YOUR_MAP } from '#domain/self-map/relationship.ts'
import { FIRST_UNKEPT_ID } from '#domain/self-map/self-map.ts'
import { PROPOSED_POWER } from '#domain/situation/proposal.ts'
import { toSnapshot } from '#domain/situation/situation.ts'
import {
  type Forecast,
  type ForecastAnswer,
  type ForecastChange,
  foreseen,
  foreseenStrength,
  hasCome,
  isDire,
  MAX_OPEN,
  type NewForecast,
  remindsAt,
  type SeenForecast,
  stateOf,
  TOO_MANY_OPEN,
} from '#domain/steps/forecast.ts'
import { ANSWERED_ALREADY } from '#domain/steps/step.ts'
import { addDays, dayIn, nextMorning } from '#domain/values/time-zone.ts'
import type { Database } from '#server/base/db/database.ts'
import { changeOwn } from '#server/base/db/own-row.ts'
import { mergeSeen } from '#server/base/merge-seen.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import { addJob, listWaiting, removeJob } from '#server/jobs/job.repository.ts'
import { listItems } from '#server/nouns/self-map/self-map.repository.ts'
import type { Services } from '#server/outside/services.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { removedRows } from '#server/people/removed-rows.ts'
import { findForecast, insertForecast, listForecasts, toForecast } from './forecasts.repository.ts'

/** Adds one reminder job for each open forecast. By then it may be answered, postponed or deleted. */
export async function leaveForecastReminders(
  tx: Database,
  owner: OwnerId,
  now: number,
): Promise<void> {
  const waiting = await listWaiting(tx, 'remind_of_forecast', owner)
  const left = new Set(waiting.map(({ payload }) => payload.forecastId))
  for (const forecast of await listForecasts(tx, owner, { isUnanswered: true })) {
    const at = remindsAt(forecast, forecast.zone)
    if (at > now && !left.has(forecast.id))
      await addJob(tx, 'remind_of_forecast', { userId: owner, forecastId: forecast.id }, now, at)
  }
}

export const removedForecast = removedRows('forecast undo', [
  { table: 'forecast', by: 'id' },
  { table: 'forecastItem', by: 'forecastId' },
])

/** Restores a forecast with its reminder. Idempotent. */
export function restoreForecast(
  services: Services,
  owner: OwnerId,
  undo: string,
): Promise<Forecast> {
  const { db, now } = services
  const { id, rows } = removedForecast.unpack(services, owner, undo)
  return withPersonLocked(db, owner, now(), async (tx) => {
    if (!(await findForecast(tx, owner, id))) await removedForecast.put(tx, rows)
    await leaveForecastReminders(tx, owner, now())
    return toForecast((await findForecast(tx, owner, id)) ?? refuseAsMissing(), now())
  })
}

const DAY_IS_OVER = 'Choose today or a later day.'
const TOO_FAR = 'Choose a day within the next two years.'
const DAY_IS_HERE = 'The day is here. Now you can say what happened.'
const NOT_YET = 'The day hasn’t come yet.'
const FURTHEST = 731

/** A forecast sent twice agrees in all of these. Other words on the same day are another forecast. */
const SAME_WORDS = ['title', 'day', 'wanted', 'feared', 'likely', 'note'] as const

/** Saves a forecast with the feeling that the rule predicts. */
export async function addForecast(
  { db, now }: Services,
  owner: OwnerId,
  { selfMapItemIds, proposals = [], note, ownStrength = null, ...wish }: NewForecast,
): Promise<Forecast> {
  checkDay(wish, now())
  return withPersonLocked(db, owner, now(), async (tx) => {
    const unanswered = await listForecasts(tx, owner, { isUnanswered: true })
    const open = unanswered.filter((it) => stateOf(it, it.zone, now()) === 'open')
    const said = { ...wish, note: note || null }
    const sent = open.find((it) => SAME_WORDS.every((part) => it[part] === said[part]))
    if (sent) return toForecast(sent, now())
    if (open.length >= MAX_OPEN) return refuse('conflict', TOO_MANY_OPEN)
    const map = new Map((await listItems(tx, owner)).map((item) => [item.id, item]))
    const items = [
      ...[...new Set(selfMapItemIds)].map(
        (id) => map.get(id) ?? refuse('invalid', NOT_ON_YOUR_MAP),
      ),
      ...proposals.map((it) => ({ ...it, id: FIRST_UNKEPT_ID, attachmentPower: PROPOSED_POWER })),
    ].map(toSnapshot)
    const { main } = foreseen({ ...wish, isDire: isDire(wish) })
    const row = {
      ...wish,
      category: main.category,
      strength: foreseenStrength(main),
      ownStrength,
      note: said.note,
      asksAt: now(),
      createdAt: now(),
    }
    const kept = await insertForecast(tx, owner, row, items)
    await leaveForecastReminders(tx, owner, now())
    return toForecast(kept, now())
  })
}

/** Changes a forecast until its day. Predicts the feeling again and moves the reminder to the new day. */
export async function changeForecast(
  { db, now }: Services,
  owner: OwnerId,
  id: number,
  { seen, ...sent }: ForecastChange & { seen?: SeenForecast | undefined },
): Promise<Forecast> {
  checkDay(sent, now())
  return withPersonLocked(db, owner, now(), async (tx) => {
    const known = (await findForecast(tx, owner, id)) ?? refuseAsMissing()
    if (known.answeredAt !== null) return refuse('conflict', ANSWERED_ALREADY)
    if (hasCome(known, known.zone, now())) return refuse('conflict', DAY_IS_HERE)
    const lines = mergeSeen(seen && linesOf(seen), linesOf(known), linesOf(sent))
    const wish = { ...lines, zone: sent.zone }
    const { main } = foreseen({ ...known, ...wish, isDire: isDire(wish) })
    const changes = {
      ...wish,
      category: main.category,
      strength: foreseenStrength(main),
    }
    await changeOwn(tx, 'forecast', owner, id, changes)
    for (const job of await listWaiting(tx, 'remind_of_forecast', owner))
      if (job.payload.forecastId === id) await removeJob(tx, job.id)
    await leaveForecastReminders(tx, owner, now())
    return toForecast({ ...known, ...changes }, now())
  })
}

const linesOf = ({ title, day, wanted, feared, likely, ownStrength = null }: SeenForecast) => ({
  title,
  day,
  wanted,
  feared,
  likely,
  ownStrength,
})

function checkDay({ day, zone }: { day: string; zone: string }, now: number): void {
  const today = dayIn(now, zone)
  if (day < today) refuseDay(DAY_IS_OVER)
  if (day > addDays(today, FURTHEST)) refuseDay(TOO_FAR)
}

const refuseDay = (message: string): never =>
  refuse('invalid', message, { issues: [{ path: 'day', message }] })

/** Saves the first answer. Idempotent for the same answer, refuses another. */
export async function answerForecast(
  { db, now }: Services,
  owner: OwnerId,
  id: number,
  { outcome, felt, ...said }: ForecastAnswer,
): Promise<Forecast> {
  const line = said.line || null
  return withPersonLocked(db, owner, now(), async (tx) => {
    const known = (await findForecast(tx, owner, id)) ?? refuseAsMissing()
    if (known.answeredAt !== null) {
      const isSame = known.outcome === outcome && known.felt === felt && known.line === line
      return isSame ? toForecast(known, now()) : refuse('conflict', ANSWERED_ALREADY)
    }
    // The earliest time zone: a day that has begun anywhere may be answered.
    if (!hasCome(known, 'Pacific/Kiritimati', now())) return refuse('conflict', NOT_YET)
    const answer = { outcome, felt, line, answeredAt: now() }
    await changeOwn(tx, 'forecast', owner, id, answer)
    return toForecast({ ...known, ...answer }, now())
  })
}

export const askAboutForecast = (services: Services, owner: OwnerId, id: number, zone: string) =>
  change(services, owner, id, { asksAt: nextMorning(services.now(), zone) })

export const putAway = (services: Services, owner: OwnerId, id: number) =>
  change(services, owner, id, { putAwayAt: services.now() })

export const takeBack = (services: Services, owner: OwnerId, id: number) =>
  change(services, owner, id, { putAwayAt: null })

function change(
  { db, now }: Services,
  owner: OwnerId,
  id: number,
  changes: { asksAt: number } | { putAwayAt: number | null },
): Promise<Forecast> {
  return withPersonLocked(db, owner, now(), async (tx) => {
    const known = (await findForecast(tx, owner, id)) ?? refuseAsMissing()
    if (known.answeredAt !== null) return refuse('conflict', ANSWERED_ALREADY)
    await changeOwn(tx, 'forecast', owner, id, changes)
    return toForecast({ ...known, ...changes }, now())
  })
}
