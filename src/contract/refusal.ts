import * as z from 'zod/mini'

/** Every way the API declines, with its HTTP status. */
export const REFUSALS = {
  invalid: 400,
  signed_out: 401,
  code_required: 401,
  forbidden: 403,
  limit_reached: 403,
  premium_required: 403,
  trial_expired: 403,
  email_unconfirmed: 403,
  fresh_sign_in_required: 403,
  not_found: 404,
  wrong_method: 405,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  too_many: 429,
  failed: 500,
  unavailable: 503,
  storage_full: 503,
} as const
export type Reason = keyof typeof REFUSALS

/** Shown if the disk of the server or of the device is full. */
export const NO_ROOM = 'There’s no room left to save this. Your text is still on this page.'

export const NOT_TAKEN = 'We couldn’t save this as it is.'

/** Why the API declined. Code reacts to `reason`; people read `message`. */
export const Refusal = z.object({
  reason: z.enum(Object.keys(REFUSALS) as [Reason, ...Reason[]]),
  message: z.string(),
  /** Every problem of an invalid request, with its path. */
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  limit: z.optional(z.enum(['analyses', 'items', 'customCategories'])),
})
export type Refusal = z.infer<typeof Refusal>

/**
 * Help comes first, because the text speaks of danger to life, so nothing was stored or counted. It may replace any
 * refusal of a call that takes text, and `refusal` then says why.
 */
export const Crisis = z.object({ crisis: z.literal(true), refusal: z.optional(Refusal) })
export type Crisis = z.infer<typeof Crisis>

/** Set if the person saves words that may speak of danger after seeing help. */
export const SaveAnyway = z.object({ anyway: z.optional(z.boolean()) })
