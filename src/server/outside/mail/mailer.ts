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
