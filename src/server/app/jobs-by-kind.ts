import type { JobsByKind } from '#server/jobs/job-payloads.ts'
import { callWebhook } from '#server/nouns/doors/announce.ts'
import { analyseNotes } from '#server/nouns/journals/bring-in-notes.ts'
import { mailLetter } from '#server/nouns/letters/letter-mails.ts'
import {
  mailSubscriptionCancelled,
  mailSubscriptionStarted,
  mailTrialEnds,
} from '#server/nouns/plans/subscription-mails.ts'
import {
  mailCodesAreOff,
  mailConfirmationCode,
  mailNewDevice,
  mailPasskeyAdded,
  mailProofCode,
  mailSignInCode,
} from '#server/nouns/sign-in/account-mails.ts'
import { REMINDERS } from '#server/nouns/waiting/reminders.ts'
import { deliverPush } from '#server/nouns/waiting/send-push.ts'

/** The handler of each job kind. */
export const JOB_HANDLERS: JobsByKind = {
  mail_sign_in_code: mailSignInCode,
  mail_proof_code: mailProofCode,
  mail_confirmation_code: mailConfirmationCode,
  mail_new_device: mailNewDevice,
  mail_passkey_added: mailPasskeyAdded,
  mail_codes_are_off: mailCodesAreOff,
  mail_trial_ends: mailTrialEnds,
  mail_letter: mailLetter,
  mail_subscription_started: mailSubscriptionStarted,
  mail_subscription_cancelled: mailSubscriptionCancelled,
  analyse_notes: analyseNotes,
  call_webhook: callWebhook,
  ...REMINDERS,
  send_push: deliverPush,
  forget_customer: ({ payments }, { customerId }) => payments.forgetCustomer(customerId),
}
