import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'
import { messageOf } from './message.ts'

/** Hands mails to a mail server. Time-outs are short: a mail that fails is tried again later. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail, from))
    },
  }
}
