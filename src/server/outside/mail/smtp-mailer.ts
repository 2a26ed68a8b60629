import type { Mailer } from './mailer.ts'
import { messageOf } from './message.ts'

/** Time-outs are short, in milliseconds: a mail that fails is tried again later. */
const SETTINGS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  disableFileAccess: true,
  disableUrlAccess: true,
}

/** Hands mails to a mail server. The library is loaded with the first mail, not at every start. */
export const smtpMailer = (url: string, from: string): Mailer => ({
  async send(mail) {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({ url, ...SETTINGS })
    await transport.sendMail(messageOf(mail, from))
  },
})
