import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

const deflated = promisify<Uint8Array, Uint8Array>(deflateRaw)

const LOCAL = 0x04034b50
const LISTED = 0x02014b50
const END = 0x06054b50
/** Version 2.0: folders and deflate. */
const NEEDS = 20
const NAMES_ARE_UTF8 = 0x0800
const DEFLATED = 8

type Written = { name: Uint8Array; head: Uint8Array; at: number }

/** Writes an archive. Compression runs outside the main thread. */
export function zipWriter(madeAt: number) {
  const parts: Uint8Array[] = []
  const files: Written[] = []
  const moment = dosMoment(madeAt)
  let size = 0
  function push(...pieces: Uint8Array[]): void {
    for (const piece of pieces) {
      parts.push(piece)
      size += piece.byteLength
    }
  }

  return {
    async add(fileName: string, text: string | Uint8Array): Promise<void> {
      const [name, content] = [Buffer.from(fileName), Buffer.from(text)]
      const packed = await deflated(content)
      const head = Buffer.alloc(26)
      head.writeUInt16LE(NEEDS, 0)
      head.writeUInt16LE(NAMES_ARE_UTF8, 2)
      head.writeUInt16LE(DEFLATED, 4)
      head.writeUInt32LE(moment, 6)
      head.writeUInt32LE(crc32(content), 10)
      head.writeUInt32LE(packed.byteLength, 14)
      head.writeUInt32LE(content.byteLength, 18)
      head.writeUInt16LE(name.byteLength, 22)
      files.push({ name, head, at: size })
      push(signature(LOCAL), head, name, packed)
    },
    end(): Uint8Array<ArrayBuffer> {
      const start = size
      for (const { name, head, at } of files) {
        const by = Buffer.alloc(2)
        by.writeUInt16LE(NEEDS)
        const place = Buffer.alloc(14)
        place.writeUInt32LE(at, 10)
        push(signature(LISTED), by, head, place, name)
      }
      const end = Buffer.alloc(18)
      end.writeUInt16LE(files.length, 4)
      end.writeUInt16LE(files.length, 6)
      end.writeUInt32LE(size - start, 8)
      end.writeUInt32LE(start, 12)
      push(signature(END), end)
      return Buffer.concat(parts, size)
    },
  }
}

function signature(value: number): Uint8Array {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

/** Encodes a moment as DOS time (two-second resolution) and date. */
function dosMoment(moment: number): number {
  const at = new Date(moment)
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  return ((day << 16) | time) >>> 0
}
