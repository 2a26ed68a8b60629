import type * as z from 'zod/mini'
import type { Refusal } from '#contract/refusal.ts'

/** More issues wouldn't help the sender. */
export const MAX_ISSUES = 20

export type Issue = NonNullable<Refusal['issues']>[number]

/** Lists the issues with their paths. */
export const issuesOf = (
  { issues }: z.core.$ZodError,
  at: readonly (string | number)[] = [],
): Issue[] =>
  issues
    .slice(0, MAX_ISSUES)
    .map(({ path, message }) => ({ path: [...at, ...path].join('.'), message }))
