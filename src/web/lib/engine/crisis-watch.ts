/**
 * Looks for words of danger while a person types, on this device only. Patterns answer at once; the small
 * model (about 130 kB) joins in as soon as it is loaded, and its absence changes nothing else.
 */
import { detectCrisis } from '#engine/crisis.ts'
import { smallCrisisScores } from '#engine/crisis-scores.ts'
import { Manifest } from '#engine/model/manifest.ts'
import { crisisTable } from '#engine/model/model-files.ts'
import { bytesOf, jsonOf, MODEL_ADDRESSES } from './model-addresses.ts'

export type CrisisWatch = (texts: readonly string[]) => boolean

export const watchByPatterns: CrisisWatch = (texts) => detectCrisis(texts).isCrisis

let loading: Promise<CrisisWatch> | null = null

async function load(): Promise<CrisisWatch> {
  const [json, bytes] = await Promise.all([
    jsonOf(MODEL_ADDRESSES.manifest),
    bytesOf(MODEL_ADDRESSES.crisis),
  ])
  const manifest = Manifest.parse(json)
  const table = crisisTable(manifest, bytes)
  return (texts) => detectCrisis(texts, smallCrisisScores(texts, table, manifest.crisis)).isCrisis
}

/** Loaded once; where loading fails, patterns go on alone and the next call tries again. */
export function loadCrisisWatch(): Promise<CrisisWatch> {
  loading ??= load().catch(() => {
    loading = null
    return watchByPatterns
  })
  return loading
}
