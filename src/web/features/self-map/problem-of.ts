import type * as z from 'zod/mini'
import { CallError } from '#web/lib/api.ts'

/** Validates input. Returns the domain's message, or null. */
export const problemOf = (schema: z.ZodMiniType, typed: string): string | null =>
  schema.safeParse(typed).error?.issues[0]?.message ?? null

/** Returns why the server refused, to be shown at the field. Other failures show a toast. */
export const problemMessage = (error: Error | null): string | null =>
  error instanceof CallError && error.refusal && error.reason !== 'limit_reached'
    ? error.message
    : null
