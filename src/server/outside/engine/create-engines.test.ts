import { expect, it, vi } from 'vitest'
import { readConfig } from '#server/base/config.ts'
import { createLog } from '#server/base/log.ts'
import type { EngineWork, Question } from './analysis-engine.ts'
import { asEmbedded, createEngines } from './create-engines.ts'
import { createEmbeddedEngine, createModelRunner } from './embedded-engine.ts'

const question: Question = {
  title: 'A hard day',
  description: 'My boss took my idea and sold it as his own.',
  chosen: [{ itemId: -5, name: 'Career', category: 'ideas', attachmentPower: 0.85 }],
  others: [],
  relationships: [],
  depth: 'basic',
}

it('goes on without its model files: help is still shown, an analysis has to wait', async () => {
  const logged: string[] = []
  const log = createLog((text) => void logged.push(text))
  const work: EngineWork = { state: 'at rest', readings: 0, failures: 0 }
  const engine = asEmbedded(() => createEmbeddedEngine('no such folder'), log, work)
  expect(await engine.speaksOfDanger(['Fine.', 'I want to kill myself.'])).toBe(true)
  expect(await engine.speaksOfDanger(['This deadline is killing me.'])).toBe(false)
  await expect(engine.analyse(question)).rejects.toMatchObject({ reason: 'unavailable' })
  expect(work).toEqual({ state: 'missing', readings: 1, failures: 1 })
  expect(logged.join('')).toMatch(/^fault engine Error ENOENT/)
})

it('reads its files for the first words, and once', async () => {
  let reads = 0
  const engine = asEmbedded(
    async () => {
      reads += 1
      return createEmbeddedEngine()
    },
    createLog(() => {}),
  )
  expect(reads).toBe(0)
  const danger = ['I want to kill myself.']
  expect(
    await Promise.all([engine.checkWithSmallModel(danger), engine.speaksOfDanger(danger)]),
  ).toEqual([true, true])
  expect(reads).toBe(1)
})

it.each(['no-such-model.onnx', 'package.json'])('says so when %s is no model', async (file) => {
  await expect(createModelRunner(file)).rejects.toBeInstanceOf(Error)
})

it('looks for nobody where the operator asked for nobody', () => {
  const { analysis } = readConfig({ ANALYSIS_ENGINE: 'embedded' })
  const tell = vi.fn()
  const engines = createEngines({ analysis, now: () => 0, log: createLog(tell) })
  expect(engines.external).toBeNull()
  expect(tell).not.toHaveBeenCalled()
})
