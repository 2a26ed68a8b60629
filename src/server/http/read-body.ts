import { UNREADABLE } from '#server/base/json/json-text.ts'
import { parseJson } from '#server/base/json/parse-json.ts'
import { refuse } from '#server/base/refuse.ts'

const USUAL_LIMIT = 64 * 1024
const TOO_LARGE = 'That’s more text than we can take in one go.'

/** Reads a JSON body, uncompressed and up to `limit`. */
export async function readJson(request: Request, limit = USUAL_LIMIT): Promise<unknown> {
  const type = request.headers.get('content-type')
  // A POST without a body sends no length either, so only reading shows whether there is one.
  if (!type && (await readText(request, limit)) === '') return undefined
  refuseOtherThanJson(request, limit)
  const text = await readText(request, limit)
  return text === '' ? undefined : parseJson(text)
}

/** Checks the headers before the body is read. */
export function refuseOtherThanJson({ headers }: Request, limit: number): void {
  const encoding = headers.get('content-encoding') ?? 'identity'
  const isJson = /^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '')
  if (!isJson || encoding !== 'identity') refuse('unsupported', 'Please send JSON.')
  if (Number(headers.get('content-length') ?? 0) > limit) refuse('too_large', TOO_LARGE)
}

/** Reads an uploaded file, up to `limit`. Its type is detected later. */
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

/** The chunks read of each body, including bodies that were refused. */
const READ = new WeakMap<Request, Uint8Array[]>()

/**
 * Reads the words of a call that was refused: as JSON, or else as plain text, if it is too large, of another type or
 * broken. Of a large body only its beginning.
 */
export async function readRefused(request: Request): Promise<unknown> {
  if (!READ.has(request)) await readBytes(request, USUAL_LIMIT).catch(() => undefined)
  const chunks = READ.get(request) ?? []
  const size = chunks.reduce((sum, { byteLength }) => sum + byteLength, 0)
  const text = new TextDecoder().decode(joined(chunks, size).subarray(0, USUAL_LIMIT))
  try {
    return text === '' ? undefined : parseJson(text)
  } catch {
    return text.replace(/[{}[\]"]|\\[nrt]/g, '\n')
  }
}

/** Reads the body as UTF-8, up to `limit`. */
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
  READ.set(request, chunks)
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    chunks.push(chunk)
    if (size > limit) refuse('too_large', tooLarge)
  }
  return joined(chunks, size)
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}
