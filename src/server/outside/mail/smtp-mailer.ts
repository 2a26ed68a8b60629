import { type Mailer, messageOf } from './mailer.ts'

/** In milliseconds, in total. A failed mail is retried later. */
const TIMEOUT = 8000

/** Sends mails over SMTP. Loads the library with the first mail, not at start. */
export const smtpMailer = (url: string, from: string, timeout = TIMEOUT): Mailer => ({
  async send(mail) {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({
      url,
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(
      () => late.reject(new Error('The email server took too long.')),
      timeout,
    )
    try {
      await Promise.race([transport.sendMail(messageOf(mail, from)), late.promise])
    } finally {
      clearTimeout(timer)
      transport.close()
    }
  },
})
