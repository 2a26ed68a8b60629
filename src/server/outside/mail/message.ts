import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mailer.ts'

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
