/** Webhooks of a person's programs. They report that something happened, never its content. */
import * as z from 'zod/mini'

export const WEBHOOK_EVENTS = ['situation.analysed', 'plan.due'] as const
export const WebhookEvent = z.enum(WEBHOOK_EVENTS)
export type WebhookEvent = z.infer<typeof WebhookEvent>

export const EVENT_LABELS: Record<WebhookEvent, string> = {
  'situation.analysed': 'A situation was analyzed',
  'plan.due': 'A step is due',
}

export const MAX_WEBHOOKS = 10
export const TOO_MANY_WEBHOOKS = `You can have up to ${MAX_WEBHOOKS} webhooks.`
export const NOT_A_PUBLIC_ADDRESS =
  'Please use a public https address on the default port or one above 1023, with no username or password in it.'

export const NewWebhook = z.object({
  address: z
    .string()
    .check(z.maxLength(500), z.regex(/^https?:\/\//, { error: NOT_A_PUBLIC_ADDRESS })),
  events: z
    .array(WebhookEvent)
    .check(z.minLength(1, { error: 'Choose at least one event' }), z.maxLength(5)),
})

export const Webhook = z.object({
  id: z.int(),
  address: z.string(),
  events: z.array(WebhookEvent),
  createdAt: z.string(),
  /** The time and status of the last call. 0 if unreachable. */
  calledAt: z.nullable(z.string()),
  status: z.nullable(z.int()),
})
export type Webhook = z.infer<typeof Webhook>
