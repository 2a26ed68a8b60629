import { readFileSync, writeFileSync, existsSync } from 'node:fs'
import { createEngine } from '#engine/engine.ts'
import { createEmbeddedEngine } from '#server/outside/engine/embedded-engine.ts'
import { ownSituations } from './evaluate-data.ts'
import { figures } from './evaluate-reader.ts'
const part = process.argv[2] as 'dev'
const all = ownSituations('training/data', part)
const raw = () => ({ manifest: JSON.parse(readFileSync('models/model.json','utf8')), vocabulary: readFileSync('models/vocab.txt','utf8'), lexical: new Uint8Array(readFileSync('models/lexical.bin')), crisis: new Uint8Array(readFileSync('models/crisis.bin')), library: JSON.parse(readFileSync('models/library.json','utf8')), fit: new Uint8Array(readFileSync('models/fit.bin')) })
const cache = `/tmp/facts-${part}.json`
let facts: any[]
if (existsSync(cache)) facts = JSON.parse(readFileSync(cache,'utf8'))
else {
  const engine = await createEmbeddedEngine(); facts = []
  for (const s of all) { facts.push(await engine.readFacts({ title: s.title, description: s.description, items: s.items.map(({name,category,power},at)=>({id:at+1,name,category,power})), relationships: [], depth: 'basic' })) ; if (facts.length%100===0) console.log(facts.length, all.length) }
  writeFileSync(cache, JSON.stringify(facts))
}
for (const t of [1,1.5,2,2.5,3]) for (const side of t===2?[0.3,0.5,0.8]:[0.5]) {
  const r = raw(); r.manifest.calibration.emotion = t; r.manifest.joint.side = side
  const engine = createEngine(r, async () => { throw new Error('no model') })
  console.log('T', t, 'side', side, figures(all.map((s,at)=>({ told: s, facts: facts[at] })), engine))
}
process.exit(0)
