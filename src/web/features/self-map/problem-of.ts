import type * as z from 'zod/mini'
import { CallError } from '#web/lib/api.ts'

/** What is wrong with what was typed, in the domain's words, or null. */
export const problemOf = (schema: z.ZodMiniType, typed: string): string | null =>
  schema.safeParse(typed).error?.issues[0]?.message ?? null

/** Why the server refused, to be shown at the field; other failures have their toast. */
export const problemMessage = (error: Error | null): string | null =>
  error instanceof CallError && error.refusal && error.reason !== 'limit_reached'
    ? error.message
    : null
