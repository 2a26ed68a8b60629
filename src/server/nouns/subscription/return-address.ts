import { INVALID_RETURN_ADDRESS } from '#domain/plan.ts'
import { refuse } from '#server/base/refuse.ts'

/** A full address on this site, or a path of ours; anything that could lead elsewhere is refused. */
export function readReturnAddress(typed: string, origin: string): string {
  const isPlain = /^[\x21-\x7e]+$/.test(typed) && !typed.includes('\\')
  const isPath = /^\/(?!\/)/.test(typed)
  const address = isPlain ? URL.parse(isPath ? origin + typed : typed) : null
  if (address?.origin !== origin || address.username || address.password)
    return refuse('invalid', INVALID_RETURN_ADDRESS)
  return address.href
}
