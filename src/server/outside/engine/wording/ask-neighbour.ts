import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractJsonMiddleware, generateText, jsonSchema, Output, wrapLanguageModel } from 'ai'
import * as z from 'zod/mini'
import type { Log } from '#server/base/log.ts'
import { cappedFetch } from '#server/outside/engine/external/capped-fetch.ts'
import { schemaOf } from './ask-file.ts'
import type { AskModel, WordingRequest } from './wording.ts'

/** Where a server for language models listens on this machine; a name is told to the operator. */
export type Neighbour = { name: string; origin: string; list: string }

const NEIGHBOURS: readonly Neighbour[] = [
  // Its own list says which of its models run elsewhere.
  { name: 'Ollama', origin: 'http://127.0.0.1:11434', list: '/api/tags' },
  { name: 'LM Studio', origin: 'http://127.0.0.1:1234', list: '/v1/models' },
  { name: 'llama-server', origin: 'http://127.0.0.1:8080', list: '/v1/models' },
]

/** In milliseconds: whoever is on this machine answers at once. */
const KNOCK = 1000

const text = z.optional(z.nullable(z.string()))
const Listed = z.union([
  z.object({ data: z.array(z.object({ id: z.string() })) }),
  z.object({
    models: z.array(z.object({ name: z.string(), remote_host: text, remote_model: text })),
  }),
])

type Found = Neighbour & { model: string }

/** Asks whichever neighbour is there; looks for one when it is needed, and anew after a failure. */
export function askNeighbour(
  { model, log }: { model: string | null; log: Log },
  neighbours: readonly Neighbour[] = NEIGHBOURS,
): AskModel {
  let found: Found | null = null
  return async (request, signal) => {
    if (!found) {
      found = await findNeighbour(neighbours, model)
      if (found) log.line(`Analyses are worded by ${found.name} (${found.model}), on this machine.`)
    }
    if (!found) return null
    try {
      return await askFound(found, request, signal)
    } catch (error) {
      found = null
      throw error
    }
  }
}

async function findNeighbour(
  neighbours: readonly Neighbour[],
  wanted: string | null,
): Promise<Found | null> {
  for (const neighbour of neighbours) {
    const models = await modelsAt(neighbour)
    const model = wanted ? models.find((name) => name === wanted) : models[0]
    if (model) return { ...neighbour, model }
  }
  return null
}

/** Those that speak, and that run here: some are only a door to somebody else's machine. */
async function modelsAt({ origin, list }: Neighbour): Promise<string[]> {
  const reply = await cappedFetch(origin + list, { signal: AbortSignal.timeout(KNOCK) })
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null)
  const listed = Listed.safeParse(reply)
  if (!listed.success) return []
  const names =
    'data' in listed.data
      ? listed.data.data.map(({ id }) => id)
      : listed.data.models
          .filter(({ remote_host, remote_model }) => !remote_host && !remote_model)
          .map(({ name }) => name)
  return names.filter((name) => !/embed|rerank|whisper|[:-]cloud$/i.test(name))
}

async function askFound(
  { origin, model }: Found,
  { instructions, message, keys }: WordingRequest,
  signal: AbortSignal,
) {
  const speaker = createOpenAICompatible({
    name: 'neighbour',
    baseURL: `${origin}/v1`,
    supportsStructuredOutputs: true,
    fetch: cappedFetch,
  })(model)
  const { output } = await generateText({
    model: wrapLanguageModel({ model: speaker, middleware: extractJsonMiddleware() }),
    instructions,
    prompt: message,
    output: Output.object({
      schema: jsonSchema<Record<string, unknown>>(schemaOf(keys)),
      name: 'wording',
    }),
    temperature: 0.2,
    maxOutputTokens: 2000,
    maxRetries: 0,
    abortSignal: signal,
  })
  return output
}
