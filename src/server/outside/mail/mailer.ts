/** One mail to one person. Plain text always; HTML is the same words, prettier. No pictures, no tracking. */
export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** For optional mails: where mail programs can stop them by a button of their own. */
  unsubscribe?: string
}

export type Mailer = {
  send: (mail: Mail) => Promise<void>
  /** Removes what was written to somebody and lies here; a mail server's mails are not ours to remove. */
  forget?: (email: string) => Promise<void>
}
