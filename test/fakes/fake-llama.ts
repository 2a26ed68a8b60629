import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PROBES } from '#engine/language/probe-texts.ts'
import { probeAnswer } from './probe-answers.ts'

/** What a file of the stand-in holds. */
export const GGUF_FILE = 'GGUF, as far as anybody looks here'

/** What the stand-in was asked; it keeps this as a global, because it is a package of its own. */
export type LlamaSeen = { schemas: object[]; disposed: number; atOnce: number; mostAtOnce: number }
export const llamaSeen = (): LlamaSeen => (globalThis as unknown as { llama: LlamaSeen }).llama

/** A stand-in for node-llama-cpp where `npm run model` installs it: its model reads so many of the texts right. */
export async function installFakeLlama(
  folder: string,
  { right = PROBES.length, memory = 2 ** 50, size = GGUF_FILE.length, isSilent = false } = {},
): Promise<void> {
  const answers = PROBES.map(({ text }, at) => ({ text, answer: probeAnswer(at, right) }))
  const home = join(folder, 'node_modules/node-llama-cpp')
  await mkdir(home, { recursive: true })
  await writeFile(join(home, 'package.json'), '{ "type": "module", "exports": "./index.js" }')
  await writeFile(
    join(home, 'index.js'),
    `import { writeFileSync } from 'node:fs'
const answers = ${JSON.stringify(answers)}
const seen = (globalThis.llama = { schemas: [], disposed: 0, atOnce: 0, mostAtOnce: 0 })
const tokenMeter = { getState: () => ({}), diff: () => ({ usedInputTokens: 7, usedOutputTokens: 3 }) }
export const getLlama = async () => ({
  getVramState: async () => ({ free: ${memory} }),
  createGrammarForJsonSchema: async (schema) => (seen.schemas.push(schema), schema),
  loadModel: async () => ({
    createContext: async () => ({ getSequence: () => ({ tokenMeter }) }),
    dispose: async () => void (seen.disposed += 1),
  }),
  dispose: async () => {},
})
export class LlamaChatSession {
  async preloadPrompt() {}
  async prompt(message, { onTextChunk, signal }) {
    seen.atOnce += 1
    seen.mostAtOnce = Math.max(seen.mostAtOnce, seen.atOnce)
    const { answer } = answers.find(({ text }) => message.includes(text))
    if (${isSilent}) await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    for (const piece of answer.match(/.{1,20}/g)) {
      onTextChunk(piece)
      await null
    }
    seen.atOnce -= 1
  }
  dispose() {}
}
export const createModelDownloader = async ({ dirPath, onProgress }) => ({
  totalSize: ${size},
  entrypointFilePath: dirPath + '/fetched.gguf',
  async download() {
    onProgress({ totalSize: 2, downloadedSize: 1 })
    writeFileSync(dirPath + '/fetched.gguf', ${JSON.stringify(GGUF_FILE)})
  },
})
`,
  )
}
