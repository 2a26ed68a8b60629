import { smallCrisisScores } from '#engine/crisis-scores.ts'
import { Manifest } from '#engine/model/manifest.ts'

export type SmallModel = (texts: readonly string[]) => ReturnType<typeof smallCrisisScores>

const TABLE = new URL('../../../../models/crisis.bin', import.meta.url)
const MANIFEST = new URL('../../../../models/model.json', import.meta.url)

const read = async (address: URL) => {
  const reply = await fetch(address)
  if (!reply.ok) throw new Error(`${reply.status}`)
  return reply
}

/** The small lexical model: a few kilobytes, fetched from our own server, run in this browser. */
export async function loadSmallModel(): Promise<SmallModel> {
  const [table, manifest] = await Promise.all([read(TABLE), read(MANIFEST)])
  const { crisis } = Manifest.parse(await manifest.json())
  const ngrams = {
    buckets: crisis.buckets,
    columns: 1,
    scale: [crisis.scale],
    bias: [crisis.bias],
    weights: new Int8Array(await table.arrayBuffer()),
  }
  return (texts) => smallCrisisScores(texts, ngrams, crisis)
}
