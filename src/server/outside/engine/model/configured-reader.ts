import type { Config } from '#server/base/config.ts'
import { createCallModel, type Timeouts } from './call-model.ts'
import { createLanguageReader, type LanguageReader } from './language-reader.ts'

/** The default model. A self-hosted server usually has only one. */
const usualModel = (engine: 'openai-compatible' | 'anthropic', baseUrl: string | null): string => {
  if (engine === 'anthropic') return 'claude-sonnet-4-5'
  return baseUrl ? 'default' : 'gpt-4.1-mini'
}

/** Creates the language model that the settings name; null if they name none. */
export function readerOf(
  {
    engine,
    baseUrl,
    apiKey,
    model,
  }: Pick<Config['analysis'], 'engine' | 'baseUrl' | 'apiKey' | 'model'>,
  now: () => number,
  limits: { timeout?: Timeouts; inAll?: number } = {},
): LanguageReader | null {
  if (engine === 'embedded' || engine === 'auto') return null
  const address = { engine, baseUrl, apiKey, model: model ?? usualModel(engine, baseUrl) }
  const { timeout: patience, ...rest } = limits
  return createLanguageReader({
    name: nameOf(engine, baseUrl),
    where: 'elsewhere',
    engine,
    model: `${engine} ${baseUrl ?? ''} ${address.model}`,
    call: createCallModel(address, patience),
    now,
    ...rest,
  })
}

const nameOf = (engine: 'openai-compatible' | 'anthropic', baseUrl: string | null): string => {
  if (baseUrl) return new URL(baseUrl).host
  return engine === 'anthropic' ? 'Anthropic' : 'OpenAI'
}
