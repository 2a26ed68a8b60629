import { randomUUID } from 'node:crypto'
import { mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '#server/base/log.ts'
import { filesIn, unlessGone } from '#server/base/remove-old-files.ts'
import { type Mailer, messageOf } from './mailer.ts'

/** Writes mails as `.eml` files if no mail server is configured, and logs their path. */
export function outboxMailer(folder: string, from: string, now: () => number, log: Log): Mailer {
  return {
    async send(mail) {
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
      const { message } = await transport.sendMail(messageOf(mail, from))
      const day = new Date(now()).toISOString().replaceAll(':', '-')
      const name = `${day}-${randomUUID().slice(0, 8)}.eml`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(join(folder, name), message as Buffer, { mode: 0o600 })
      log.line(`An email is waiting in ${join(folder, name)}`)
    },
    async forget(email) {
      for (const name of await filesIn(folder)) {
        const file = join(folder, name)
        const message = await unlessGone(readFile(file, 'utf8'))
        if (message !== undefined && isTo(message, email)) await unlessGone(unlink(file))
      }
    },
  }
}

/** Each mail has one recipient, whose address appears exactly as we wrote it. */
const isTo = (message: string, email: string): boolean =>
  message.split('\n').some((line) => line.toLowerCase() === `to: ${email.toLowerCase()}`)
