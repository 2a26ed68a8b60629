/** All rules in the order of application. */
import { CLAIM_RULES } from './claim-rules.ts'
import { PART_CORRECTIONS, WHOLE_CORRECTIONS } from './correction-rules.ts'
import { CARRIED_RULES, EQUATION_RULES } from './equation-rules.ts'
import { FEELING_RULES } from './feeling-rules.ts'
import type { Rule } from './rule.ts'
import { SIDE_RULES } from './side-rules.ts'
import { TEXT_RULES } from './text-rules.ts'

export const RULES: readonly Rule[] = [
  ...SIDE_RULES,
  ...TEXT_RULES,
  ...WHOLE_CORRECTIONS,
  ...FEELING_RULES,
  ...PART_CORRECTIONS,
  ...EQUATION_RULES,
  ...CLAIM_RULES,
  ...CARRIED_RULES,
]
