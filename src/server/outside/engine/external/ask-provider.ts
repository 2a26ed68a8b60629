import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractJsonMiddleware, generateText, Output, wrapLanguageModel } from 'ai'
import type { EngineName } from '#domain/situation/analysis.ts'
import type { Question } from '#server/outside/engine/analysis-engine.ts'
import { cappedFetch } from './capped-fetch.ts'
import { instructionsFor, messageFor } from './prompt.ts'
import { ANSWER_SCHEMAS, type ProviderAnswer } from './provider-answer.ts'

export type ProviderSettings = {
  engine: Exclude<EngineName, 'embedded' | 'local'>
  baseUrl: string | null
  apiKey: string | null
  model: string | null
}

/** Where the operator names no model; a server of one's own usually has only one. */
const usualModel = ({ engine, baseUrl }: ProviderSettings): string => {
  if (engine === 'anthropic') return 'claude-sonnet-4-5'
  return baseUrl ? 'default' : 'gpt-4.1-mini'
}

// Its hints are for developers; a server's console is for the operator.
globalThis.AI_SDK_LOG_WARNINGS = false

function languageModel(settings: ProviderSettings) {
  const { engine, baseUrl, apiKey, model } = settings
  const name = model ?? usualModel(settings)
  if (engine === 'anthropic')
    return createAnthropic({
      apiKey: apiKey ?? 'none',
      ...(baseUrl && { baseURL: baseUrl }),
      fetch: cappedFetch,
    })(name)
  return createOpenAICompatible({
    name: 'provider',
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    ...(apiKey && { apiKey }),
    supportsStructuredOutputs: true,
    // What people write must neither be kept nor learned from.
    transformRequestBody: (body) => ({ ...body, store: false }),
    fetch: cappedFetch,
  })(name)
}

/** One request, no retries. Throws when anything about the answer is not as asked for. */
export function createProvider(settings: ProviderSettings) {
  const model = wrapLanguageModel({
    model: languageModel(settings),
    middleware: extractJsonMiddleware(),
  })
  return async (question: Question, patience: number): Promise<ProviderAnswer> => {
    const { output } = await generateText({
      model,
      instructions: instructionsFor(question),
      prompt: messageFor(question),
      output: Output.object({ schema: ANSWER_SCHEMAS[question.depth], name: 'analysis' }),
      maxOutputTokens: 4000,
      maxRetries: 0,
      abortSignal: AbortSignal.timeout(patience),
    })
    return output
  }
}
