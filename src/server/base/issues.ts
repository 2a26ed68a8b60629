import type * as z from 'zod/mini'
import type { Refusal } from '#contract/refusal.ts'

/** More than these help nobody: whoever sent them sees that something is wrong with all of it. */
export const MOST_ISSUES = 20

export type Issue = NonNullable<Refusal['issues']>[number]

/** What is wrong, and where. */
export const issuesOf = (
  { issues }: z.core.$ZodError,
  at: readonly (string | number)[] = [],
): Issue[] =>
  issues
    .slice(0, MOST_ISSUES)
    .map(({ path, message }) => ({ path: [...at, ...path].join('.'), message }))
