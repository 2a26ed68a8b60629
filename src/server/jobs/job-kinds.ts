import {
  mailCodesAreOff,
  mailConfirmationCode,
  mailNewDevice,
  mailSignInCode,
} from '#server/auth/account-mails.ts'
import { forgetCustomer } from '#server/ownership/forget-customer.ts'
import {
  mailSubscriptionCancelled,
  mailSubscriptionStarted,
} from '#server/subscription/subscription-mails.ts'
import { mailTrialEnds } from '#server/trial/trial-mails.ts'

/** Every kind of work that is done after the answer, with the function that does it. A new kind is added here. */
export const JOB_KINDS = {
  mail_sign_in_code: mailSignInCode,
  mail_confirmation_code: mailConfirmationCode,
  mail_new_device: mailNewDevice,
  mail_codes_are_off: mailCodesAreOff,
  mail_trial_ends: mailTrialEnds,
  mail_subscription_started: mailSubscriptionStarted,
  mail_subscription_cancelled: mailSubscriptionCancelled,
  forget_customer: forgetCustomer,
}

export type JobKind = keyof typeof JOB_KINDS
export type JobPayload<Kind extends JobKind> = Parameters<(typeof JOB_KINDS)[Kind]>[1]
