import { smallCrisisScores } from '#engine/danger/crisis-scores.ts'
import { Manifest } from '#engine/model/manifest.ts'
import { crisisTable } from '#engine/model/model-files.ts'
import { bytesOf, jsonOf, MODEL_ADDRESSES } from './model-addresses.ts'

export type SmallModel = (texts: readonly string[]) => ReturnType<typeof smallCrisisScores>

/** Loads the small lexical model from our server to run in this browser. */
export async function loadSmallModel(): Promise<SmallModel> {
  const [json, bytes] = await Promise.all([
    jsonOf(MODEL_ADDRESSES.manifest),
    bytesOf(MODEL_ADDRESSES.crisis),
  ])
  const manifest = Manifest.parse(json)
  const table = crisisTable(manifest, bytes)
  return (texts) => smallCrisisScores(texts, table, manifest.crisis)
}
