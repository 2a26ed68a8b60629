import type { Log } from '#server/base/log.ts'
import type { EmbeddedEngine, ExternalEngine } from '#server/outside/engine/analysis-engine.ts'
import { createProvider, type ProviderSettings } from './ask-provider.ts'
import { createBreaker } from './breaker.ts'
import { toFindings } from './to-findings.ts'

/** In milliseconds: with the embedded engine's answer after it, an analysis takes 20 s in all at most. */
const PATIENCE = 18_000

type Needs = {
  settings: ProviderSettings
  embedded: EmbeddedEngine
  now: () => number
  log: Log
  patience?: number
}

/**
 * Asks the provider the operator configured. Whatever goes wrong there, the embedded engine answers; the
 * findings say which one it was.
 */
export function createExternalEngine({
  settings,
  embedded,
  now,
  log,
  patience = PATIENCE,
}: Needs): ExternalEngine {
  const ask = createProvider(settings)
  const breaker = createBreaker(now)
  return {
    provider: providerName(settings),
    async analyse(question) {
      if (!breaker.mayAsk()) return embedded.analyse(question)
      try {
        const answer = await ask(question, patience)
        const findings = toFindings(answer, question, settings.engine)
        breaker.wentWell()
        return { findings, isCrisis: answer.risk }
      } catch (error) {
        breaker.failed()
        // The kind of failure only: the message may quote what a person wrote.
        log.line(`${settings.engine} did not answer: ${error instanceof Error ? error.name : '?'}`)
        return embedded.analyse(question)
      }
    },
  }
}

const providerName = ({ engine, baseUrl }: ProviderSettings): string => {
  if (baseUrl) return new URL(baseUrl).host
  return engine === 'anthropic' ? 'Anthropic' : 'OpenAI'
}
