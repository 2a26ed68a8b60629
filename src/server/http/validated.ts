import type * as z from 'zod/mini'
import { issuesOf } from '#server/base/issues.ts'
import { UNREADABLE } from '#server/base/json/json-text.ts'
import { refuse } from '#server/base/refuse.ts'

/** What the schema makes of the input, or a refusal that names the first problems and where they are. */
export function validated<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const issues = issuesOf(parsed.error)
  const first = issues[0]
  return refuse('invalid', first?.path ? first.message : UNREADABLE, { issues })
}
