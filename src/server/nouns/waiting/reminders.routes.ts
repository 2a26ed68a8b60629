import { push } from '#contract/push.ts'
import { nextReadyAt } from '#domain/findings/letter.ts'
import { NOT_A_PUSH_ADDRESS } from '#domain/steps/push.ts'
import { nextAt } from '#domain/values/time-zone.ts'
import { removeOwn } from '#server/base/db/own-row.ts'
import { deviceName } from '#server/base/device-name.ts'
import { refuse } from '#server/base/refuse.ts'
import { routesOf } from '#server/http/serve.ts'
import { addJob, listWaiting, removeJob } from '#server/jobs/job.repository.ts'
import { leaveForecastReminders } from '#server/nouns/forecasts/save-forecast.ts'
import { readOutsideAddress } from '#server/outside/calls/public-address.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { addDevice, listPushDevices } from './reminders.ts'

/** A new device is reminded only of things that fall due after it registered. */
export const reminderRoutes = routesOf(push, ({ config, vapid }) => ({
  key: async () => ({ key: vapid.publicKey }),
  list: ({ own }) => listPushDevices(own),
  add: async ({ own, owner, body, browser }) => {
    const { now } = own
    const url = readOutsideAddress(body.endpoint, config.mayCallPrivate)
    if (!url) return refuse('invalid', NOT_A_PUSH_ADDRESS)
    const device = deviceName(browser.userAgent)
    return withPersonLocked(own, async (tx) => {
      const added = await addDevice(tx, { ...body, endpoint: url.href }, device)
      await leaveForecastReminders(tx)
      const { kinds, zone } = body
      if (kinds.includes('letters')) {
        // One job per person, in the zone of the browser that asked last.
        for (const { id } of await listWaiting(tx, 'remind_of_letter')) await removeJob(tx.db, id)
        const payload = { userId: owner, zone }
        await addJob(tx, 'remind_of_letter', payload, nextReadyAt(now(), zone))
      }
      if (added.hour !== null) {
        const payload = { userId: owner, pushId: added.id, zone }
        await addJob(tx, 'remind_to_check_in', payload, nextAt(added.hour, now(), zone))
      }
      return added
    })
  },
  remove: ({ own, params }) => removeOwn(own, 'pushDevice', params.id),
}))
