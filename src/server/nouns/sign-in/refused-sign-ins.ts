import { WRONG_CODE } from '#domain/people/person.ts'
import { DAY } from '#domain/values/duration.ts'
import { RefusalError } from '#server/base/refuse.ts'
import { countUse, type Rate, usesOf } from '#server/outside/rate/rate-limit.ts'
import type { Services } from '#server/outside/services.ts'

/** Nobody is held up by this one; it only tells the operator that somebody tries doors. */
const REFUSED: Rate = { name: 'sign-ins refused', most: Number.MAX_SAFE_INTEGER, within: DAY }
const EVERYBODY = 'everybody'

/** Being asked for a code is a part of signing in. */
const isRefused = (error: unknown): boolean =>
  error instanceof RefusalError &&
  (error.reason !== 'code_required' || error.message === WRONG_CODE)

/** Signs in as it would, and counts it where it was refused. */
export async function countingRefusals<Result>(
  services: Services,
  signIn: () => Promise<Result>,
): Promise<Result> {
  try {
    return await signIn()
  } catch (error) {
    if (isRefused(error)) await countUse(services, REFUSED, EVERYBODY)
    throw error
  }
}

/** How many were refused, and since when they are counted; null where none was. */
export const refusedSignIns = (services: Services) => usesOf(services, REFUSED, EVERYBODY)
