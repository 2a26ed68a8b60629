import { WRONG_CODE } from '#domain/people/person.ts'
import { DAY } from '#domain/values/duration.ts'
import { RefusalError } from '#server/base/refuse.ts'
import { countUse, type Rate, usesOf } from '#server/outside/rate/rate-limit.ts'
import type { Services } from '#server/outside/services.ts'

/** Has no limit. It only counts refused sign-ins for the operator. */
const REFUSED: Rate = { name: 'sign-ins refused', most: Number.MAX_SAFE_INTEGER, within: DAY }
const EVERYBODY = 'everybody'

/** A request for a code isn't a refusal. */
const isRefused = (error: unknown): boolean =>
  error instanceof RefusalError &&
  (error.reason !== 'code_required' || error.message === WRONG_CODE)

/** Runs a sign-in and counts it if it is refused. */
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

/** Returns the number of refusals and since when they are counted; null if none. */
export const refusedSignIns = (services: Services) => usesOf(services, REFUSED, EVERYBODY)
