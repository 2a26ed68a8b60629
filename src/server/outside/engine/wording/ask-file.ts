import { open } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import type { Log } from '#server/base/log.ts'
import { finishedPairs } from './finished-pairs.ts'
import type { AskModel, WordingRequest } from './wording.ts'

/** What we use of `node-llama-cpp`, which is there only where an operator wants it. */
export type LlamaLibrary = {
  getLlama: (options: {
    build: 'never'
    skipDownload: true
    progressLogs: false
    logLevel: 'error'
  }) => Promise<{
    loadModel: (options: { modelPath: string }) => Promise<LlamaModel>
    createGrammarForJsonSchema: (schema: object) => Promise<object>
  }>
  LlamaChatSession: new (options: {
    contextSequence: object
    systemPrompt: string
  }) => {
    prompt: (
      text: string,
      options: {
        grammar: object
        signal: AbortSignal
        stopOnAbortSignal: true
        maxTokens: number
        temperature: number
      },
    ) => Promise<string>
  }
}
type LlamaModel = {
  createContext: (options: { contextSize: number; threads: number }) => Promise<{
    getSequence: () => object
    dispose: () => Promise<void>
  }>
}

/** In tokens: the longest description, our sentences and theirs. */
const CONTEXT = 4096
/** One core stays with the server. Threads that have to share a core wait for each other most of the time. */
const THREADS = Math.max(1, availableParallelism() - 1)
const MOST_TOKENS = 1500
/** Of the time it has: what is finished then is used, the rest is ours. */
const HURRY = 20_000

const PACKAGE = 'node-llama-cpp'
/** Without the second word npm takes it for the part it may leave out. */
const INSTALL = `npm install --no-save --save-prod ${PACKAGE}@3`
const importLibrary = (): Promise<LlamaLibrary> => import(PACKAGE)

/**
 * A GGUF file in this process. It is read while the server starts; until it is ready, and where it or the package is
 * missing, there is no model to ask, and one line says why.
 */
export function askFile(
  path: string,
  log: Log,
  load: () => Promise<LlamaLibrary> = importLibrary,
  hurry = HURRY,
): AskModel {
  let prompt: Prompt | null = null
  start(path, load).then(
    (started) => {
      prompt = started
      log.line(`Analyses are worded by ${basename(path)}, on this machine.`)
    },
    (error: unknown) => {
      const why = error instanceof NoModelError ? error.message : `${path} could not be used.`
      log.line(`LOCAL_MODEL: ${why} Our own engine words every analysis.`)
    },
  )
  return async (request, signal) => {
    if (!prompt) return null
    const enough = AbortSignal.any([signal, AbortSignal.timeout(hurry)])
    return finishedPairs(await prompt(request, enough))
  }
}

type Prompt = (request: WordingRequest, signal: AbortSignal) => Promise<string>

class NoModelError extends Error {
  override name = 'NoModelError'
}

async function start(path: string, load: () => Promise<LlamaLibrary>): Promise<Prompt> {
  await checkFile(path)
  const { getLlama, LlamaChatSession } = await load().catch(() => {
    throw new NoModelError(`${PACKAGE} is not installed: ${INSTALL}.`)
  })
  // What cannot run as it came is not built or fetched behind the operator's back.
  const options = { build: 'never', skipDownload: true, progressLogs: false } as const
  const llama = await getLlama({ ...options, logLevel: 'error' })
  const model = await llama.loadModel({ modelPath: path })
  return async ({ instructions, message, keys }, signal) => {
    const grammar = await llama.createGrammarForJsonSchema(schemaOf(keys))
    // One for each analysis: nothing of one person's is there when the next comes.
    const context = await model.createContext({ contextSize: CONTEXT, threads: THREADS })
    try {
      const session = new LlamaChatSession({
        contextSequence: context.getSequence(),
        systemPrompt: instructions,
      })
      return await session.prompt(message, {
        grammar,
        signal,
        stopOnAbortSignal: true,
        maxTokens: MOST_TOKENS,
        temperature: 0.2,
      })
    } finally {
      await context.dispose()
    }
  }
}

/** Every GGUF file begins with its name. */
async function checkFile(path: string): Promise<void> {
  const file = await open(path).catch(() => {
    throw new NoModelError(`there is no file at ${path}.`)
  })
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0).catch(() => ({ buffer: null }))
    if (buffer?.toString('latin1') !== 'GGUF') throw new NoModelError(`${path} is no GGUF file.`)
  } finally {
    await file.close()
  }
}

export const schemaOf = (keys: WordingRequest['keys']) => ({
  type: 'object' as const,
  properties: Object.fromEntries(
    keys.map(({ key, longest }) => [key, { type: 'string' as const, maxLength: longest }]),
  ),
  required: keys.map(({ key }) => key),
  additionalProperties: false,
})
