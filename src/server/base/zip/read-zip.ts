import { crc32, inflateRawSync } from 'node:zlib'
import { refuse } from '#server/base/refuse.ts'

export const BROKEN_ARCHIVE =
  'This archive is broken or incomplete. Please make it again and retry.'
export const LOCKED_ARCHIVE =
  'This archive is locked with a password. Please make it again without one.'
export const TRICKY_ARCHIVE =
  'This archive points outside itself or unpacks to more than it says, so we didn’t open it.'
export const ARCHIVE_TOO_MUCH = 'This archive is too big to take in one go.'

const MAX_FILES = 20_000
/** In bytes, for everything unpacked from one archive. */
export const UNPACKED_LIMIT = 64 * 1024 * 1024

const END = 0x06054b50
const END_SIZE = 22
const LONGEST_COMMENT = 0xffff
const LISTED = 0x02014b50
const LISTED_SIZE = 46
const LOCAL = 0x04034b50
const LOCAL_SIZE = 30
const STORED = 0
const DEFLATED = 8
const IS_ENCRYPTED = 1
const IN_ZIP64 = 0xffffffff

export type ZipFile = { name: string; read: () => Uint8Array }

type Listed = {
  name: string
  flags: number
  method: number
  crc: number
  packed: number
  size: number
  at: number
}

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)

/**
 * Lists the files of an archive, unpacked in memory one by one. Refuses files that lie about their size, overlap or
 * point outside before unpacking anything.
 */
export function readZip(bytes: Uint8Array): ZipFile[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const listed = list(bytes, view)
  refuseTricks(listed, view)
  let left = UNPACKED_LIMIT
  return listed
    .filter(({ name }) => !name.endsWith('/'))
    .map((file) => ({
      name: file.name,
      read() {
        const unpacked = unpack(bytes, view, file, left)
        left -= unpacked.byteLength
        return unpacked
      },
    }))
}

function list(bytes: Uint8Array, view: DataView): Listed[] {
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  if (count > MAX_FILES) refuse('invalid', ARCHIVE_TOO_MUCH)
  let at = view.getUint32(end + 16, true)
  const files: Listed[] = []
  while (files.length < count) {
    if (at + LISTED_SIZE > end || view.getUint32(at, true) !== LISTED) return broken()
    const nameLength = view.getUint16(at + 28, true)
    const more = view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    const file = {
      name: nameOf(bytes.subarray(at + LISTED_SIZE, at + LISTED_SIZE + nameLength)),
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    }
    if ([file.packed, file.size, file.at].includes(IN_ZIP64)) refuse('invalid', ARCHIVE_TOO_MUCH)
    files.push(file)
    at += LISTED_SIZE + nameLength + more
  }
  return files
}

/** Finds the end record, which precedes a comment of up to 64 KiB. */
function findEnd(view: DataView): number {
  const last = view.byteLength - END_SIZE
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1)
    if (
      view.getUint32(at, true) === END &&
      at + END_SIZE + view.getUint16(at + 20, true) <= view.byteLength
    )
      return at
  return broken()
}

/** Decodes leniently, because names are only compared and shown. */
const nameOf = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8').decode(bytes).replaceAll('\\', '/')

const POINTS_OUTSIDE = /^\/|^[a-z]:|(^|\/)\.\.(\/|$)|\0/i

function refuseTricks(files: readonly Listed[], view: DataView): void {
  if (files.some(({ flags }) => flags & IS_ENCRYPTED)) refuse('invalid', LOCKED_ARCHIVE)
  if (files.some(({ name }) => POINTS_OUTSIDE.test(name))) refuse('invalid', TRICKY_ARCHIVE)
  if (new Set(files.map(({ name }) => name)).size !== files.length)
    refuse('invalid', TRICKY_ARCHIVE)
  let reached = 0
  for (const file of files.toSorted((one, other) => one.at - other.at)) {
    if (file.at < reached) refuse('invalid', TRICKY_ARCHIVE)
    reached = startOf(view, file) + file.packed
    if (reached > view.byteLength) broken()
  }
}

function startOf(view: DataView, { at }: Listed): number {
  if (at + LOCAL_SIZE > view.byteLength || view.getUint32(at, true) !== LOCAL) return broken()
  return at + LOCAL_SIZE + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
}

function unpack(bytes: Uint8Array, view: DataView, file: Listed, left: number): Uint8Array {
  if (file.size > left) refuse('invalid', ARCHIVE_TOO_MUCH)
  const start = startOf(view, file)
  const packed = bytes.subarray(start, start + file.packed)
  const unpacked = file.method === STORED ? packed : inflated(packed, file)
  if (unpacked.byteLength !== file.size || crc32(unpacked) !== file.crc) broken()
  return unpacked
}

/** One byte more than announced proves that the archive lies. */
function inflated(packed: Uint8Array, { method, size }: Listed): Uint8Array {
  if (method !== DEFLATED) return broken()
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, size) })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      return refuse('invalid', TRICKY_ARCHIVE)
    return broken()
  }
}

const broken = (): never => refuse('invalid', BROKEN_ARCHIVE)
