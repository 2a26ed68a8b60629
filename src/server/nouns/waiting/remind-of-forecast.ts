import { isAsked, remindsAt, stateOf } from '#domain/steps/forecast.ts'
import { inDaytime } from '#domain/values/time-zone.ts'
import { ownerOf } from '#server/base/owner.ts'
import { addJob } from '#server/jobs/job.repository.ts'
import type { JobPayloads } from '#server/jobs/job-payloads.ts'
import { findForecast, type KeptForecast } from '#server/nouns/forecasts/forecasts.repository.ts'
import { isMourned } from '#server/nouns/steps/quiet-time.ts'
import type { Services } from '#server/outside/services.ts'
import { remindOnce } from './remind-once.ts'
import { sendPush } from './send-push.ts'

/** Its day has come: browsers that asked for it learn that there is something, and nothing else. */
export async function remindOfForecast(
  services: Services,
  { userId, forecastId }: JobPayloads['remind_of_forecast'],
  jobId: number,
): Promise<void> {
  const { db, now } = services
  const known = await findForecast(db, ownerOf({ id: userId }), forecastId)
  const isQuiet = !known || (await isQuietAbout(services, known))
  await remindOnce(services, { userId }, jobId, async (tx, owner) => {
    const forecast = await findForecast(tx, owner, forecastId)
    if (isQuiet || !forecast || stateOf(forecast, forecast.zone, now()) !== 'open') return
    const at = Math.max(remindsAt(forecast, forecast.zone), inDaytime(now(), forecast.zone))
    if (at > now()) await addJob(tx, 'remind_of_forecast', { userId: owner, forecastId }, now(), at)
    else if (isAsked(forecast, forecast.zone, now())) await sendPush(tx, owner, 'forecasts', now())
  })
}

/** Words of danger are met with help and with nothing else, and whoever has just lost somebody is left in peace. */
async function isQuietAbout(services: Services, forecast: KeptForecast): Promise<boolean> {
  const { title, wanted, feared, note } = forecast
  const isDanger = await services.engines.embedded.checkWithSmallModel([
    title,
    wanted,
    feared,
    note ?? '',
  ])
  return isDanger || isMourned(services, ownerOf({ id: forecast.userId }), forecast)
}
