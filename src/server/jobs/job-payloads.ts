import type { WebhookEvent } from '#domain/people/webhook.ts'
import type { Services } from '#server/outside/services.ts'

/** The payload of every job kind. Add a new kind here. */
export type JobPayloads = {
  mail_sign_in_code: { email: string; firstName: string; asker: string; network: string }
  mail_proof_code: { userId: number; sessionId: number }
  /** `signedUpFrom` is the network of a sign-up. It is missing if a signed-in person asked for another code. */
  mail_confirmation_code: { userId: number; signedUpFrom?: string }
  mail_new_device: { userId: number; device: string }
  mail_passkey_added: { userId: number; device: string }
  mail_codes_are_off: { userId: number }
  mail_trial_ends: { userId: number }
  mail_letter: { userId: number; week: string; zone: string }
  mail_subscription_started: { userId: number }
  mail_subscription_cancelled: { userId: number }
  analyse_notes: { userId: number }
  call_webhook: {
    userId: number
    webhookId: number
    event: WebhookEvent
    thingId: number
    eventId: string
    at: number
  }
  remind_of_step: { userId: number; stepId: number }
  remind_of_forecast: { userId: number; forecastId: number }
  remind_of_letter: { userId: number; zone: string }
  remind_to_check_in: { userId: number; pushId: number; zone: string }
  send_push: { userId: number; pushId: number }
  forget_customer: { customerId: string }
}
export type JobKind = keyof JobPayloads

/** The handler of each job kind, passed in by the code that starts the worker. */
export type JobsByKind = {
  [Kind in JobKind]: (
    services: Services,
    payload: JobPayloads[Kind],
    jobId: number,
  ) => Promise<void>
}
