/** The requests and responses of the two common kinds of language-model servers. */
import { listOf, objectOf } from '#engine/language/model-json.ts'
import type { ModelRequest } from '#engine/language/model-request.ts'
import type { Parameters } from './parameters.ts'

export type Usage = { input: number; output: number }
export type Piece = { text: string; usage?: Partial<Usage> }

export type Protocol = {
  usualAddress: string
  path: string
  headers: (apiKey: string | null) => Record<string, string>
  body: (model: string, request: ModelRequest, parameters: Parameters) => object
  /** Extracts the text and usage of a stream event or a whole response. */
  piece: (value: unknown) => Piece
}

/** Adds the schema to the instructions if the server can't enforce it. */
const instructionsOf = ({ instructions, schema }: ModelRequest, { format }: Parameters): string =>
  format === 'json_schema'
    ? instructions
    : `${instructions}\nThe JSON object follows this schema: ${JSON.stringify(schema)}`

/** Not trimmed, because a piece may begin or end with a space. */
const rawText = (value: unknown): string => (typeof value === 'string' ? value : '')
const tokens = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined

const usageOf = (input: unknown, output: unknown): Pick<Piece, 'usage'> => {
  const [sent, made] = [tokens(input), tokens(output)]
  if (sent === undefined && made === undefined) return {}
  return {
    usage: {
      ...(sent !== undefined && { input: sent }),
      ...(made !== undefined && { output: made }),
    },
  }
}

/** Reads a text, or a list of parts with text. */
const contentOf = (value: unknown): string =>
  rawText(value) ||
  listOf(Array.isArray(value) ? value : [])
    .map((part) => rawText(objectOf(part).text))
    .join('')

const openAi: Protocol = {
  usualAddress: 'https://api.openai.com/v1',
  path: '/chat/completions',
  headers: (apiKey): Record<string, string> =>
    apiKey ? { authorization: `Bearer ${apiKey}` } : {},
  body: (model, request, parameters) => ({
    model,
    messages: [
      { role: 'system', content: instructionsOf(request, parameters) },
      { role: 'user', content: request.message },
    ],
    // The provider must neither store nor train on what people write.
    ...(parameters.hasStore && { store: false }),
    ...(parameters.isStreamed && { stream: true }),
    ...(parameters.hasUsage && { stream_options: { include_usage: true } }),
    ...(parameters.limit !== 'none' && { [parameters.limit]: request.mostTokens }),
    ...(parameters.format === 'json_schema' && {
      response_format: {
        type: 'json_schema',
        json_schema: { name: request.name, strict: true, schema: request.schema },
      },
    }),
    ...(parameters.format === 'json_object' && { response_format: { type: 'json_object' } }),
  }),
  piece(value) {
    const { choices, usage } = objectOf(value)
    const { delta, message } = objectOf(listOf(choices)[0])
    const { prompt_tokens, completion_tokens } = objectOf(usage)
    return {
      text: contentOf(objectOf(delta ?? message).content),
      ...usageOf(prompt_tokens, completion_tokens),
    }
  },
}

const anthropic: Protocol = {
  usualAddress: 'https://api.anthropic.com/v1',
  path: '/messages',
  headers: (apiKey) => ({ 'x-api-key': apiKey ?? 'none', 'anthropic-version': '2023-06-01' }),
  body: (model, request, parameters) => ({
    model,
    max_tokens: request.mostTokens,
    system: [
      {
        type: 'text',
        text: instructionsOf(request, parameters),
        cache_control: { type: 'ephemeral' },
      },
    ],
    messages: [{ role: 'user', content: request.message }],
    ...(parameters.isStreamed && { stream: true }),
    ...(parameters.format === 'json_schema' && {
      tools: [{ name: request.name, description: 'The answer.', input_schema: request.schema }],
      tool_choice: { type: 'tool', name: request.name },
    }),
  }),
  piece(value) {
    const event = objectOf(value)
    const { text, partial_json } = objectOf(event.delta)
    const whole = listOf(event.content).map((part) => {
      const { text, input } = objectOf(part)
      return rawText(text) || (input === undefined ? '' : JSON.stringify(input))
    })
    const { input_tokens, output_tokens } = objectOf(event.usage ?? objectOf(event.message).usage)
    return {
      text: rawText(text) || rawText(partial_json) || whole.join(''),
      ...usageOf(input_tokens, output_tokens),
    }
  },
}

export const PROTOCOLS = { 'openai-compatible': openAi, anthropic } as const
