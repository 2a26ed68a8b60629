import { type Allowance, LIMIT_MESSAGES, mayUse } from '#domain/people/plan.ts'
import { refuse } from '#server/base/refuse.ts'
import { hasPremium, type PlanColumns } from './premium-access.ts'

/**
 * Refuses one more than the plan allows. Count `used` while the person is locked, so that two concurrent calls can't
 * both take the last place.
 */
export function checkAllowance(
  person: PlanColumns,
  allowance: Allowance,
  used: number,
  now: number,
): void {
  if (!mayUse(allowance, used, hasPremium(person, now)))
    refuse('limit_reached', LIMIT_MESSAGES[allowance], { limit: allowance })
}
