import type { JobsByKind } from '#server/jobs/job-payloads.ts'
import { callWebhook } from '#server/nouns/doors/announce.ts'
import { analyseNotes } from '#server/nouns/journals/bring-in-notes.ts'
import { mailLetter } from '#server/nouns/letters/letter-mails.ts'
import { SUBSCRIPTION_MAILS } from '#server/nouns/plans/subscription-mails.ts'
import { ACCOUNT_MAILS } from '#server/nouns/sign-in/account-mails.ts'
import { deliverPush, REMINDERS } from '#server/nouns/waiting/reminders.ts'

/** The handler of each job kind. */
export const JOB_HANDLERS: JobsByKind = {
  ...ACCOUNT_MAILS,
  ...SUBSCRIPTION_MAILS,
  ...REMINDERS,
  mail_letter: mailLetter,
  analyse_notes: analyseNotes,
  call_webhook: callWebhook,
  send_push: deliverPush,
  forget_customer: ({ payments }, { customerId }) => payments.forgetCustomer(customerId),
}
