import type * as z from 'zod/mini'
import { refuse } from '#server/base/refuse.ts'

export const UNREADABLE = "We couldn't read that request."

/** What the schema makes of the input, or a refusal that names every problem and where it is. */
export function validated<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(({ path, message }) => ({
    path: path.join('.'),
    message,
  }))
  const first = issues[0]
  return refuse('invalid', first?.path ? first.message : UNREADABLE, { issues })
}
