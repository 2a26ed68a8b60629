import type { Mailer } from './mailer.ts'
import { messageOf } from './message.ts'

/** In milliseconds, for all of it: a mail that fails is tried again later. */
const PATIENCE = 8000

/** Hands mails to a mail server. The library is loaded with the first mail, not at every start. */
export const smtpMailer = (url: string, from: string, patience = PATIENCE): Mailer => ({
  async send(mail) {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({
      url,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(
      () => late.reject(new Error('The mail server took too long.')),
      patience,
    )
    try {
      await Promise.race([transport.sendMail(messageOf(mail, from)), late.promise])
    } finally {
      clearTimeout(timer)
      transport.close()
    }
  },
})
