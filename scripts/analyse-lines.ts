/** Batch mode: one JSON object per line in and out. Invalid lines get an answer, too. */
import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import type { RelationshipType } from '#domain/self-map/relationship.ts'
import type { Engine } from '#engine/engine.ts'
import type { AnalyseInput } from '#engine/input/situation-text.ts'

const RELATIONSHIPS: readonly string[] = ['supports', 'conflicts', 'influences']

const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
const record = (value: unknown): Record<string, unknown> =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const share = (value: unknown, or: number): number => {
  const number = Number(value)
  if (value === null || value === '' || !Number.isFinite(number) || number < 0) return or
  return Math.min(1, number > 1 ? number / 10 : number)
}

/** Parses any input leniently. */
export function inputOf(row: Record<string, unknown>): AnalyseInput {
  const items = list(row.items).map((value, at) => {
    const item = record(value)
    return {
      id: at + 1,
      name: (text(item.name) || text(value)).trim().slice(0, 200) || `Item ${at + 1}`,
      category: text(item.category).trim().slice(0, 80) || 'ideas',
      power: share(item.power ?? item.attachmentPower, 0.5),
    }
  })
  const idOf = (name: unknown) =>
    items.find((item) => item.name.toLowerCase() === text(name).trim().toLowerCase())?.id
  const relationships = list(row.relationships).flatMap((value) => {
    const { source, target, type, strength } = record(value)
    const [sourceItemId, targetItemId] = [idOf(source), idOf(target)]
    if (!sourceItemId || !targetItemId || sourceItemId === targetItemId) return []
    const relationshipType = RELATIONSHIPS.includes(text(type)) ? text(type) : 'supports'
    const number = Number(strength ?? 5)
    return [
      {
        sourceItemId,
        targetItemId,
        relationshipType: relationshipType as RelationshipType,
        strength: Number.isFinite(number) ? Math.min(10, Math.max(0.1, number)) : 5,
      },
    ]
  })
  return {
    title: text(row.title).slice(0, 500),
    description: text(row.description).slice(0, 20_000),
    items: items,
    relationships,
    depth: 'premium',
  }
}

export async function analyseLine(engine: Engine, line: string): Promise<Record<string, unknown>> {
  let row: Record<string, unknown>
  try {
    row = record(JSON.parse(line))
  } catch {
    return { id: null, crisis: false, analysis: null, problem: 'This line is not JSON.' }
  }
  const { crisis, findings } = await engine.report(inputOf(row))
  return {
    id: row.id ?? null,
    crisis: crisis.isCrisis,
    analysis: crisis.isCrisis ? null : findings,
  }
}

export async function analyseLines(engine: Engine, from: string, to: string): Promise<void> {
  const out = createWriteStream(to)
  for await (const line of createInterface({ input: createReadStream(from), crlfDelay: Infinity }))
    if (line.trim()) out.write(`${JSON.stringify(await analyseLine(engine, line))}\n`)
  out.end()
  await finished(out)
}
