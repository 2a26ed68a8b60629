/** Prints what the engine says in Node about the golden situations, for the browser's to be held against. */
import { readFileSync } from 'node:fs'
import { createEmbeddedEngine } from '#server/outside/engine/embedded-engine.ts'
import { inputOf } from '../../scripts/analyse-lines.ts'
import { told } from './told.ts'

const situations = JSON.parse(
  readFileSync(new URL('../../test/golden/situations.json', import.meta.url), 'utf8'),
) as Record<string, unknown>[]
const engine = await createEmbeddedEngine()
const inputs = situations.map(inputOf)
const reports: string[] = []
for (const input of inputs) reports.push(JSON.stringify(told(await engine.report(input))))
process.stdout.write(JSON.stringify({ inputs, reports }))
