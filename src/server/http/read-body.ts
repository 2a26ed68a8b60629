import { UNREADABLE } from '#server/base/json/json-text.ts'
import { parseJson } from '#server/base/json/parse-json.ts'
import { refuse } from '#server/base/refuse.ts'

const USUAL_LIMIT = 64 * 1024
const TOO_LARGE = 'That’s more text than we can take in one go.'

/** The body of a call as it came. JSON only, never compressed, never endless. */
export async function readJson(request: Request, limit = USUAL_LIMIT): Promise<unknown> {
  const type = request.headers.get('content-type')
  // Over a socket only reading tells whether there is a body: a POST without one names no length either.
  if (!type && (await readText(request, limit)) === '') return undefined
  refuseOtherThanJson(request, limit)
  const text = await readText(request, limit)
  return text === '' ? undefined : parseJson(text)
}

/** Before a byte of it is read. */
export function refuseOtherThanJson({ headers }: Request, limit: number): void {
  const encoding = headers.get('content-encoding') ?? 'identity'
  const isJson = /^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '')
  if (!isJson || encoding !== 'identity') refuse('unsupported', 'Please send JSON.')
  if (Number(headers.get('content-length') ?? 0) > limit) refuse('too_large', TOO_LARGE)
}

/** A file as it is; its kind shows when it is read. */
export async function readFileBody(
  request: Request,
  limit: number,
  tooLarge: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { headers } = request
  const encoding = headers.get('content-encoding') ?? 'identity'
  const isFile = /^application\/octet-stream\s*(;|$)/i.test(headers.get('content-type') ?? '')
  if (!isFile || encoding !== 'identity') refuse('unsupported', 'Please send the file unchanged.')
  if (Number(headers.get('content-length') ?? 0) > limit) refuse('too_large', tooLarge)
  return readBytes(request, limit, tooLarge)
}

/** The body as text, up to a limit. */
export async function readText(request: Request, limit: number): Promise<string> {
  const bytes = await readBytes(request, limit)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return refuse('invalid', UNREADABLE)
  }
}

export async function readBytes(
  request: Request,
  limit: number,
  tooLarge = TOO_LARGE,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit) refuse('too_large', tooLarge)
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}
