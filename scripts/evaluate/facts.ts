/** Caches the model's facts for held-out situations in a file, so rules can be evaluated without the model. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Facts } from '#domain/situation/facts.ts'
import type { Engine } from '#engine/engine.ts'
import type { AnalyseInput } from '#engine/input/situation-text.ts'
import type { Manifest } from '#engine/model/manifest.ts'
import type { LabelledSituation } from './held-out-data.ts'

const KEPT = fileURLToPath(new URL('../../.cache/held-out-facts.json', import.meta.url))
const MANIFEST = fileURLToPath(new URL('../../models/model.json', import.meta.url))

export const inputOf = (told: LabelledSituation): AnalyseInput => ({
  title: told.title,
  description: told.description,
  items: told.items.map(({ name, category, power }, at) => ({ id: at + 1, name, category, power })),
  relationships: [],
  depth: 'basic',
})

type Kept = Record<string, Facts>

const keep = (kept: Kept) => {
  mkdirSync(dirname(KEPT), { recursive: true })
  writeFileSync(KEPT, JSON.stringify(kept))
}

export type ReadSituation = { told: LabelledSituation; facts: Facts }

/** The parts of a manifest that affect reading, without those fitted to facts. */
function readsWith(manifest: string): string {
  const { files, heads, lexical, moments } = JSON.parse(
    readFileSync(manifest, 'utf8'),
  ) as Manifest & {
    files: unknown
  }
  return JSON.stringify({ files, heads, lexical, moments })
}

/** Facts are cached per model and text, and read again if either changes. */
export async function readHeldOut(
  engine: Engine,
  situations: readonly LabelledSituation[],
  manifest = MANIFEST,
): Promise<ReadSituation[]> {
  const model = readsWith(manifest)
  const kept = existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, 'utf8')) as Kept) : {}
  const read: ReadSituation[] = []
  let isNew = false
  for (const told of situations) {
    const input = inputOf(told)
    const key = createHash('sha1').update(model).update(JSON.stringify(input)).digest('base64')
    if (!kept[key]) {
      kept[key] = await engine.readFacts(input)
      isNew = true
    }
    read.push({ told, facts: kept[key] })
  }
  if (isNew) keep(kept)
  return read
}
