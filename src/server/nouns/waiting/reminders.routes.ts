import { push } from '#contract/push.ts'
import { NOT_A_PUSH_ADDRESS } from '#domain/steps/push.ts'
import { removeOwn } from '#server/base/db/own-row.ts'
import { deviceName } from '#server/base/device-name.ts'
import { refuse } from '#server/base/refuse.ts'
import { type App, serve } from '#server/http/serve.ts'
import { leaveForecastReminders } from '#server/nouns/forecasts/leave-reminders.ts'
import { readOutsideAddress } from '#server/outside/calls/public-address.ts'
import type { Services } from '#server/outside/services.ts'
import { lockPerson } from '#server/people/lock-person.ts'
import { addDevice, listPushDevices } from './push.repository.ts'
import { leaveLetterReminder } from './remind-of-letter.ts'
import { leaveCheckInReminder } from './remind-to-check-in.ts'

/** Whoever asks for reminders gets them of what is to come from now on. */
export function reminderRoutes(app: App, { db, now, config, vapid }: Services): void {
  serve(app, push.key, async () => ({ key: vapid.publicKey }))
  serve(app, push.list, ({ owner }) => listPushDevices(db, owner))
  serve(app, push.add, async ({ owner, body, browser }) => {
    const url = readOutsideAddress(body.endpoint, config.mayCallPrivate)
    if (!url) return refuse('invalid', NOT_A_PUSH_ADDRESS)
    const device = deviceName(browser.userAgent)
    return db.transaction().execute(async (tx) => {
      await lockPerson(tx, owner, now())
      const made = { device, now: now() }
      const added = await addDevice(tx, owner, { ...body, endpoint: url.href }, made)
      await leaveForecastReminders(tx, owner, now())
      if (body.kinds.includes('letters')) await leaveLetterReminder(tx, owner, body.zone, now())
      await leaveCheckInReminder(tx, owner, added, body.zone, now())
      return added
    })
  })
  serve(app, push.remove, ({ owner, params }) => removeOwn(db, 'pushDevice', owner, params.id))
}
