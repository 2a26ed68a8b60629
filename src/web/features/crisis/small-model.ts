import { smallCrisisScores } from '#engine/crisis-scores.ts'
import { Manifest } from '#engine/model/manifest.ts'
import { crisisTable } from '#engine/model/model-files.ts'

export type SmallModel = (texts: readonly string[]) => ReturnType<typeof smallCrisisScores>

const TABLE = new URL('../../../../models/crisis.bin', import.meta.url)
const MANIFEST = new URL('../../../../models/model.json', import.meta.url)

const read = async (address: URL) => {
  const reply = await fetch(address)
  if (!reply.ok) throw new Error(`${reply.status}`)
  return reply
}

/** The small lexical model: fetched from our own server, run in this browser. */
export async function loadSmallModel(): Promise<SmallModel> {
  const [table, facts] = await Promise.all([read(TABLE), read(MANIFEST)])
  const manifest = Manifest.parse(await facts.json())
  const ngrams = crisisTable(manifest, new Uint8Array(await table.arrayBuffer()))
  return (texts) => smallCrisisScores(texts, ngrams, manifest.crisis)
}
