import { deflateRawSync, inflateRawSync } from 'node:zlib'
import * as z from 'zod/mini'
import { UNDO_IS_OVER } from '#domain/self-map/self-map.ts'
import { MINUTE } from '#domain/values/duration.ts'
import type { OwnerId } from './owner.ts'
import { refuse } from './refuse.ts'
import type { Seal } from './seal.ts'

const LASTS = 10 * MINUTE

/**
 * Packs deleted rows encrypted for the browser. The server deletes them at once, and their owner can restore them for
 * ten minutes.
 */
export function undoOf<Schema extends z.ZodMiniType>(purpose: string, schema: Schema) {
  const Kept = z.object({ owner: z.int(), removedAt: z.number(), removed: z.unknown() })
  return {
    pack(seal: Seal, owner: OwnerId, removed: z.input<Schema>, now: number): string {
      const text = JSON.stringify({ owner, removedAt: now, removed })
      return seal.encrypt(purpose, deflateRawSync(text))
    },
    unpack(seal: Seal, owner: OwnerId, undo: string, now: number): z.output<Schema> {
      const packed = seal.decrypt(purpose, undo)
      if (packed === null) return refuse('invalid', UNDO_IS_OVER)
      const kept = Kept.parse(JSON.parse(inflateRawSync(packed).toString()))
      if (kept.owner !== owner || now - kept.removedAt > LASTS)
        return refuse('invalid', UNDO_IS_OVER)
      return schema.parse(kept.removed)
    },
  }
}
