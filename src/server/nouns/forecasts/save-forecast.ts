import { NOT_ON_YOUR_MAP } from '#domain/self-map/relationship.ts'
import { FIRST_UNKEPT_ID } from '#domain/self-map/self-map.ts'
import { PROPOSED_POWER } from '#domain/situation/proposal.ts'
import { toSnapshot } from '#domain/situation/situation.ts'
import {
  FORECAST_TEXTS,
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
  SeenForecast,
  stateOf,
  TOO_MANY_OPEN,
} from '#domain/steps/forecast.ts'
import { ANSWERED_ALREADY } from '#domain/steps/step.ts'
import { columnsOf } from '#domain/values/columns.ts'
import { addDays, dayIn, nextMorning } from '#domain/values/time-zone.ts'
import { insertAll } from '#server/base/db/insert-rows.ts'
import { changeOwn, insertOwn } from '#server/base/db/own-row.ts'
import { mergeSeen } from '#server/base/merge-seen.ts'
import type { Own } from '#server/base/owner.ts'
import { refuse, refuseAsMissing, refuseField } from '#server/base/refuse.ts'
import { addJob, listWaiting, removeJob } from '#server/jobs/job.repository.ts'
import { listItems } from '#server/nouns/self-map/self-map.repository.ts'
import type { OwnServices } from '#server/outside/services.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { removedRows } from '#server/people/removed-rows.ts'
import { findForecast, listForecasts, toForecast, UNANSWERED } from './forecasts.repository.ts'

/** Adds one reminder job for each open forecast. By then it may be answered, postponed or deleted. */
export async function leaveForecastReminders(own: Own): Promise<void> {
  const waiting = await listWaiting(own, 'remind_of_forecast')
  const left = new Set(waiting.map(({ payload }) => payload.forecastId))
  for (const forecast of await listForecasts(own, UNANSWERED)) {
    const at = remindsAt(forecast, forecast.zone)
    const payload = { userId: own.owner, forecastId: forecast.id }
    if (at > own.now() && !left.has(forecast.id))
      await addJob(own, 'remind_of_forecast', payload, at)
  }
}

export const removedForecast = removedRows('forecast undo', [
  { table: 'forecast', by: 'id' },
  { table: 'forecastItem', by: 'forecastId' },
])

/** Restores a forecast with its reminder. Idempotent. */
export function restoreForecast(own: OwnServices, undo: string): Promise<Forecast> {
  const { id, rows } = removedForecast.unpack(own, undo)
  return withPersonLocked(own, async (tx) => {
    if (!(await findForecast(tx, id))) await removedForecast.put(tx.db, rows)
    await leaveForecastReminders(tx)
    return toForecast((await findForecast(tx, id)) ?? refuseAsMissing(), own.now())
  })
}

const DAY_IS_OVER = 'Choose today or a later day.'
const TOO_FAR = 'Choose a day within the next two years.'
const DAY_IS_HERE = 'The day is here. Now you can say what happened.'
const NOT_YET = 'The day hasn’t come yet.'
const FURTHEST = 731

/** A forecast sent twice agrees in all of these. Other words on the same day are another forecast. */
const SAME_WORDS = [...FORECAST_TEXTS, 'day', 'likely'] as const

/** Saves a forecast with the feeling that the rule predicts. */
export async function addForecast(
  own: OwnServices,
  { selfMapItemIds, proposals = [], note, ownStrength = null, ...wish }: NewForecast,
): Promise<Forecast> {
  checkDay(wish, own.now())
  return withPersonLocked(own, async (tx) => {
    const unanswered = await listForecasts(tx, UNANSWERED)
    const open = unanswered.filter((it) => stateOf(it, it.zone, own.now()) === 'open')
    const said = { ...wish, note: note || null }
    const sent = open.find((it) => SAME_WORDS.every((part) => it[part] === said[part]))
    if (sent) return toForecast(sent, own.now())
    if (open.length >= MAX_OPEN) return refuse('conflict', TOO_MANY_OPEN)
    const map = new Map((await listItems(tx)).map((item) => [item.id, item]))
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
      asksAt: own.now(),
      createdAt: own.now(),
    }
    const kept = await insertOwn(tx, 'forecast', row)
    const common = { forecastId: kept.id, userId: own.owner }
    await insertAll(tx.db, 'forecastItem', [...items.entries()], ([position, item]) => ({
      ...item,
      ...common,
      position,
    }))
    await leaveForecastReminders(tx)
    return toForecast({ ...kept, items }, own.now())
  })
}

/** Changes a forecast until its day. Predicts the feeling again and moves the reminder to the new day. */
export async function changeForecast(
  own: OwnServices,
  id: number,
  { seen, ...sent }: ForecastChange & { seen?: SeenForecast | undefined },
): Promise<Forecast> {
  checkDay(sent, own.now())
  return withPersonLocked(own, async (tx) => {
    const known = (await findForecast(tx, id)) ?? refuseAsMissing()
    if (known.answeredAt !== null) return refuse('conflict', ANSWERED_ALREADY)
    if (hasCome(known, known.zone, own.now())) return refuse('conflict', DAY_IS_HERE)
    const lines = mergeSeen(seen && linesOf(seen), linesOf(known), linesOf(sent))
    const wish = { ...lines, zone: sent.zone }
    const { main } = foreseen({ ...known, ...wish, isDire: isDire(wish) })
    const changes = {
      ...wish,
      category: main.category,
      strength: foreseenStrength(main),
    }
    await changeOwn(tx, 'forecast', id, changes)
    for (const job of await listWaiting(tx, 'remind_of_forecast'))
      if (job.payload.forecastId === id) await removeJob(tx.db, job.id)
    await leaveForecastReminders(tx)
    return toForecast({ ...known, ...changes }, own.now())
  })
}

const linesOf = (forecast: SeenForecast) => columnsOf(SeenForecast, forecast)

function checkDay({ day, zone }: { day: string; zone: string }, now: number): void {
  const today = dayIn(now, zone)
  if (day < today) refuseField('day', DAY_IS_OVER)
  if (day > addDays(today, FURTHEST)) refuseField('day', TOO_FAR)
}

/** Saves the first answer. Idempotent for the same answer, refuses another. */
export async function answerForecast(
  own: OwnServices,
  id: number,
  { outcome, felt, ...said }: ForecastAnswer,
): Promise<Forecast> {
  const line = said.line || null
  return withPersonLocked(own, async (tx) => {
    const known = (await findForecast(tx, id)) ?? refuseAsMissing()
    if (known.answeredAt !== null) {
      const isSame = known.outcome === outcome && known.felt === felt && known.line === line
      return isSame ? toForecast(known, own.now()) : refuse('conflict', ANSWERED_ALREADY)
    }
    // The earliest time zone: a day that has begun anywhere may be answered.
    if (!hasCome(known, 'Pacific/Kiritimati', own.now())) return refuse('conflict', NOT_YET)
    const answer = { outcome, felt, line, answeredAt: own.now() }
    await changeOwn(tx, 'forecast', id, answer)
    return toForecast({ ...known, ...answer }, own.now())
  })
}

export const askAboutForecast = (own: OwnServices, id: number, zone: string) =>
  change(own, id, { asksAt: nextMorning(own.now(), zone) })

export const putAway = (own: OwnServices, id: number) => change(own, id, { putAwayAt: own.now() })

export const takeBack = (own: OwnServices, id: number) => change(own, id, { putAwayAt: null })

function change(
  own: OwnServices,
  id: number,
  changes: { asksAt: number } | { putAwayAt: number | null },
): Promise<Forecast> {
  return withPersonLocked(own, async (tx) => {
    const known = (await findForecast(tx, id)) ?? refuseAsMissing()
    if (known.answeredAt !== null) return refuse('conflict', ANSWERED_ALREADY)
    await changeOwn(tx, 'forecast', id, changes)
    return toForecast({ ...known, ...changes }, own.now())
  })
}
