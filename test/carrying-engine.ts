import { emotionOf } from '#domain/emotion/equation.ts'
import type { Equation } from '#domain/situation/analysis.ts'
import type { EmbeddedEngine } from '#server/outside/engine/analysis-engine.ts'
import { plainEngine } from './plain-engine.ts'

/** Reads what the plain engine reads, and carries it on to a second item through a relationship. */
export function carryingEngine(second: { itemId: number; name: string }): EmbeddedEngine {
  const plain = plainEngine()
  return {
    ...plain,
    async analyse(question) {
      const { findings, isCrisis } = await plain.analyse(question)
      const [direct] = findings.equations as [Equation]
      const gain = { ...direct, shift: 0.9 }
      const carried: Equation = {
        ...gain,
        ...emotionOf(gain),
        itemId: second.itemId,
        itemName: second.name,
        through: true,
        via: direct.itemName,
      }
      return { findings: { ...findings, equations: [direct, carried] }, isCrisis }
    },
  }
}
