import {
  mailCodesAreOff,
  mailConfirmationCode,
  mailNewDevice,
  mailSignInCode,
} from '#server/auth/account-mails.ts'

/** Every kind of work that is done after the answer, with the function that does it. A new kind is added here. */
export const JOB_KINDS = {
  mail_sign_in_code: mailSignInCode,
  mail_confirmation_code: mailConfirmationCode,
  mail_new_device: mailNewDevice,
  mail_codes_are_off: mailCodesAreOff,
}

export type JobKind = keyof typeof JOB_KINDS
export type JobPayload<Kind extends JobKind> = Parameters<(typeof JOB_KINDS)[Kind]>[1]
