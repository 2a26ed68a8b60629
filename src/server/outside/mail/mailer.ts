import type { SendMailOptions } from 'nodemailer'

/** A mail to one person, as plain text and as HTML with the same words. No images, no tracking. */
export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** For optional mails: the one-click address in `List-Unsubscribe`. */
  unsubscribe?: string
}

export type Mailer = {
  send: (mail: Mail) => Promise<void>
  /** Deletes stored mails to a person. Mails handed to a mail server can't be deleted. */
  forget?: (email: string) => Promise<void>
}

/** Passes the recipient as an object, not as header text, so that it is always one address. */
export const messageOf = (
  { to, subject, text, html, unsubscribe }: Mail,
  from: string,
): SendMailOptions => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  html,
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribe && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
})
