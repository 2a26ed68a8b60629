/** A program on this machine that runs language models. */
import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { cappedFetch } from './capped-fetch.ts'

export type Runner = { name: string; baseUrl: string }

/** Their default addresses. */
const RUNNERS: readonly Runner[] = [
  { name: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1' },
  { name: 'LM Studio', baseUrl: 'http://127.0.0.1:1234/v1' },
  { name: 'llama-server', baseUrl: 'http://127.0.0.1:8080/v1' },
]

/** Returns one address, or all default ones. */
export const runnersAt = (address: string | null): readonly Runner[] =>
  address ? [{ name: new URL(address).host, baseUrl: address.replace(/\/$/, '') }] : RUNNERS

export type LocalModel = {
  name: string
  /** The program's name. */
  ranBy: string
  /** The hash of everything that identifies the model. */
  hash: string
  /** True if the program forwards text to another machine. */
  isElsewhere: boolean
}

/** In milliseconds. A program on this machine answers at once. */
const TIMEOUT = 2000

const Models = z.object({ data: z.array(z.object({ id: z.string() })) })
const Tags = z.object({
  models: z.array(
    z.object({
      name: z.string(),
      digest: z.optional(z.string()),
      remote_host: z.optional(z.string()),
      remote_model: z.optional(z.string()),
    }),
  ),
})
const CLOUD = /[-:]cloud$/i

export const hashOf = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('hex')

async function read<Shape extends z.ZodMiniType>(url: string, shape: Shape) {
  try {
    const reply = await cappedFetch(url, { signal: AbortSignal.timeout(TIMEOUT) })
    return reply.ok ? shape.parse(await reply.json()) : null
  } catch {
    return null
  }
}

export async function modelsOf(runner: Runner): Promise<(LocalModel & Pick<Runner, 'baseUrl'>)[]> {
  const { baseUrl } = runner
  const listed = await read(`${baseUrl}/models`, Models)
  if (!listed) return []
  // Only Ollama reports that a model runs elsewhere, and it lists cloud models under its own names.
  const tags = await read(new URL('/api/tags', baseUrl).href, Tags)
  return listed.data.map(({ id }) => {
    const tag = tags?.models.find(({ name }) => name === id)
    const isElsewhere = Boolean(tag?.remote_host ?? tag?.remote_model) || CLOUD.test(id)
    const hash = hashOf(baseUrl, id, tag?.digest ?? '')
    return { name: id, ranBy: runner.name, baseUrl, hash, isElsewhere }
  })
}
