import { deflateRawSync, inflateRawSync } from 'node:zlib'
import * as z from 'zod/mini'
import { UNDO_IS_OVER } from '#domain/self-map/self-map.ts'
import { MINUTE } from '#domain/values/duration.ts'
import type { Own } from './owner.ts'
import { refuse } from './refuse.ts'
import type { Seal } from './seal.ts'

const LASTS = 10 * MINUTE

/** Whose rows are packed, and with which secret. */
export type Sealing = Own & { seal: Seal }

/**
 * Packs deleted rows encrypted for the browser. The server deletes them at once, and their owner can restore them for
 * ten minutes.
 */
export function undoOf<Schema extends z.ZodMiniType>(purpose: string, schema: Schema) {
  const Kept = z.object({ owner: z.int(), removedAt: z.number(), removed: z.unknown() })
  return {
    pack({ seal, owner, now }: Sealing, removed: z.input<Schema>): string {
      const text = JSON.stringify({ owner, removedAt: now(), removed })
      return seal.encrypt(purpose, deflateRawSync(text))
    },
    unpack({ seal, owner, now }: Sealing, undo: string): z.output<Schema> {
      const packed = seal.decrypt(purpose, undo)
      if (packed === null) return refuse('invalid', UNDO_IS_OVER)
      const kept = Kept.parse(JSON.parse(inflateRawSync(packed).toString()))
      if (kept.owner !== owner || now() - kept.removedAt > LASTS)
        return refuse('invalid', UNDO_IS_OVER)
      return schema.parse(kept.removed)
    },
  }
}
