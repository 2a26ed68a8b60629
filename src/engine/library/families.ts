/**
 * Families of events: where it is clear of what sort an event is, but not which kind of it, there are words that hold
 * for the whole family. They are written so that they need no judge.
 */

import { GOOD_FAMILIES } from './families-good.ts'
import { LOSS_FAMILIES } from './families-loss.ts'
import { RISK_FAMILIES } from './families-risk.ts'
import { WRONG_FAMILIES } from './families-wrong.ts'
import type { Family } from './family.ts'

export const FAMILIES: readonly Family[] = [
  ...GOOD_FAMILIES,
  ...LOSS_FAMILIES,
  ...WRONG_FAMILIES,
  ...RISK_FAMILIES,
]
