import type * as z from 'zod/mini'
import { refuse } from '#server/base/refuse.ts'
import { parseJson } from './parse-json.ts'
import { UNREADABLE, validated } from './validated.ts'

const USUAL_LIMIT = 64 * 1024
const TOO_LARGE = 'That is more text than we can take at once.'

/** The body of a call as the contract's schema sees it. JSON only, never compressed, never endless. */
export async function readBody<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
  limit = USUAL_LIMIT,
): Promise<z.output<Schema>> {
  const type = request.headers.get('content-type') ?? ''
  const encoding = request.headers.get('content-encoding') ?? 'identity'
  // Over a socket only reading tells whether there is a body: a POST without one names no length either.
  if (!type && (await readText(request, limit)) === '') return validated(schema, undefined)
  if (!/^application\/json\s*(;|$)/i.test(type) || encoding !== 'identity')
    refuse('unsupported', 'Please send JSON.')
  if (Number(request.headers.get('content-length') ?? 0) > limit) refuse('too_large', TOO_LARGE)

  const text = await readText(request, limit)
  return validated(schema, text === '' ? undefined : parseJson(text))
}

/** The body as text, up to a limit. */
export async function readText(request: Request, limit: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit) refuse('too_large', TOO_LARGE)
    chunks.push(chunk)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(chunks))
  } catch {
    return refuse('invalid', UNREADABLE)
  }
}
