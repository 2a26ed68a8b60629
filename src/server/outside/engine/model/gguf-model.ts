/** Language models that lie as GGUF files in the data folder, run inside this process. */
import { createHash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { ModelRequest } from '#engine/language/model-request.ts'
import { UNDERSTAND } from '#engine/language/prompts.ts'
import { type CallModel, type Timeouts, withFirstWord } from './call-model.ts'
import { type Llama, type LlamaPackage, loadLlamaPackage, type Sequence } from './llama-package.ts'
import type { LocalModel } from './local-runners.ts'
import { ModelFault } from './model-fault.ts'

/** What a model needs beside its file, in bytes: the words it has before it, and what it computes with. */
const BESIDE_ITS_FILE = 1024 ** 3

export const memoryFor = (fileSize: number): number => fileSize + BESIDE_ITS_FILE

/** What is free for a model, in bytes: on the graphics card or beside it, wherever there is more. */
export const freeMemory = async (llama: Llama): Promise<number> =>
  Math.max(process.availableMemory(), (await llama.getVramState()).free)

export const IN_THIS_PROCESS = 'in this process'

export async function ggufModelsIn(folder: string): Promise<(LocalModel & { file: string })[]> {
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.gguf')).toSorted()
  return Promise.all(
    files.map(async (name) => {
      const file = join(folder, name)
      const { size, mtimeMs } = await stat(file)
      const hash = createHash('sha256').update([name, size, mtimeMs].join('\0')).digest('hex')
      return { name, file, hash, ranBy: IN_THIS_PROCESS, isElsewhere: false }
    }),
  )
}

type Loaded = {
  llama: Llama
  sequence: Sequence
  package: LlamaPackage
  dispose: () => Promise<void>
}

/** Tokens: our longest instructions, a long text and the answer. */
const CONTEXT = 8192

export function openGguf(
  { file, folder }: { file: string; folder: string },
  timeout: Timeouts,
): { call: CallModel; close: () => Promise<void> } {
  let loading: Promise<Loaded> | undefined
  // It has room for one conversation; whoever comes meanwhile waits, and is told so when that takes too long.
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(work)
    last = mine.catch(() => {})
    return mine
  }

  const loaded = (): Promise<Loaded> => {
    loading ??= load(file, folder).catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }

  return {
    async *call(request, signal, onUsage) {
      // Reading a file of some gigabytes is not slowness of the model.
      const model = await loaded()
      yield* withFirstWord(timeout, signal, (both) =>
        piecesFrom((onText, left) =>
          inTurn(() =>
            answerWith(model, request, { signal: AbortSignal.any([both, left]), onText, onUsage }),
          ),
        ),
      )
    },
    async close() {
      const model = await loading?.catch(() => undefined)
      loading = undefined
      await model?.dispose()
    },
  }
}

async function load(file: string, folder: string): Promise<Loaded> {
  const found = await loadLlamaPackage(folder)
  if (!found) throw new ModelFault('not installed')
  const llama = await found.getLlama({ build: 'never', progressLogs: false })
  const { size } = await stat(file)
  if ((await freeMemory(llama)) < memoryFor(size)) {
    await llama.dispose()
    throw new ModelFault('too little memory')
  }
  const model = await llama.loadModel({ modelPath: file }).catch(async () => {
    await llama.dispose()
    throw new ModelFault('no such model can be run')
  })
  const context = await model.createContext({
    contextSize: { max: CONTEXT },
    // One core stays for everybody else; threads that wait for a busy one are many times slower.
    threads: Math.max(1, availableParallelism() - 1),
  })
  const sequence = context.getSequence()
  const session = sessionOf(found, sequence, UNDERSTAND)
  await session.preloadPrompt('')
  session.dispose({ disposeSequence: false })
  const dispose = async () => {
    await model.dispose()
    await llama.dispose()
  }
  return { llama, sequence, package: found, dispose }
}

const sessionOf = (
  { LlamaChatSession }: LlamaPackage,
  contextSequence: Sequence,
  systemPrompt: string,
) => new LlamaChatSession({ contextSequence, systemPrompt, autoDisposeSequence: false })

/** What the sequence holds already, as far as it is the same, is not read again. */
async function answerWith(
  { llama, sequence, package: found }: Loaded,
  { instructions, message, schema, mostTokens }: ModelRequest,
  {
    signal,
    onText,
    onUsage,
  }: { signal: AbortSignal; onText: (text: string) => void; onUsage?: Parameters<CallModel>[2] },
): Promise<void> {
  signal.throwIfAborted()
  const grammar = await llama.createGrammarForJsonSchema(withEnds(schema))
  const session = sessionOf(found, sequence, instructions)
  const before = sequence.tokenMeter.getState()
  try {
    await session.prompt(message, {
      ...{ grammar, signal, maxTokens: mostTokens, temperature: 0, onTextChunk: onText },
    })
  } finally {
    const { usedInputTokens, usedOutputTokens } = sequence.tokenMeter.diff(before)
    onUsage?.({ input: usedInputTokens, output: usedOutputTokens })
    session.dispose({ disposeSequence: false })
  }
}

/** No line of ours is longer, and no list. */
const ENDS = { maxLength: 300, maxItems: 6 }

/** A grammar knows no bounds of numbers, and a small model that may go on for ever does. */
function withEnds(schema: unknown): object {
  if (Array.isArray(schema)) return schema.map((part) => inner(part))
  const { type, minimum, maximum, ...rest } = schema as Record<string, unknown>
  if (type === 'integer' && typeof minimum === 'number' && typeof maximum === 'number')
    return { enum: Array.from({ length: maximum - minimum + 1 }, (_, at) => minimum + at) }
  const parts = Object.entries(rest).map(([name, part]) => [name, inner(part)])
  return {
    ...(type !== undefined && { type }),
    ...Object.fromEntries(parts),
    ...(type === 'string' && !('enum' in rest) && { maxLength: ENDS.maxLength }),
    ...(type === 'array' && { maxItems: ENDS.maxItems }),
  }
}
const inner = (part: unknown) => (part !== null && typeof part === 'object' ? withEnds(part) : part)

/** Pieces that are handed over one by one, as something to go through; whoever stops listening ends it. */
async function* piecesFrom(
  begin: (onText: (text: string) => void, left: AbortSignal) => Promise<void>,
): AsyncGenerator<string> {
  const left = new AbortController()
  const pieces = new ReadableStream<string>({
    start(controller) {
      begin((text) => left.signal.aborted || controller.enqueue(text), left.signal).then(
        () => left.signal.aborted || controller.close(),
        (error: unknown) => left.signal.aborted || controller.error(error),
      )
    },
    cancel: () => left.abort(),
  })
  yield* pieces
}
