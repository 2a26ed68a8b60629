/**
 * node-llama-cpp runs a GGUF file inside this process. It is hundreds of megabytes of which most servers need none, so it is
 * no dependency: `npm run model` installs it into the folder of the files it runs, where an update of ours leaves it alone.
 */
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

export const LLAMA_PACKAGE = { name: 'node-llama-cpp', version: '3.22.1' } as const

/** What is used of it. */
export type LlamaPackage = {
  getLlama: (options: { build: 'never'; progressLogs: boolean }) => Promise<Llama>
  LlamaChatSession: new (options: {
    contextSequence: Sequence
    systemPrompt: string
    autoDisposeSequence: boolean
  }) => ChatSession
  createModelDownloader: (options: {
    modelUri: string
    dirPath: string
    deleteTempFileOnCancel: boolean
    onProgress: (status: { totalSize: number; downloadedSize: number }) => void
  }) => Promise<Downloader>
}
export type Llama = {
  getVramState: () => Promise<{ free: number }>
  createGrammarForJsonSchema: (schema: object) => Promise<object>
  loadModel: (options: { modelPath: string }) => Promise<{
    createContext: (options: {
      contextSize: { max: number }
      threads: number
    }) => Promise<{ getSequence: () => Sequence }>
    dispose: () => Promise<void>
  }>
  dispose: () => Promise<void>
}
export type Sequence = {
  tokenMeter: {
    getState: () => object
    diff: (before: object) => { usedInputTokens: number; usedOutputTokens: number }
  }
}
export type ChatSession = {
  preloadPrompt: (text: string) => Promise<unknown>
  prompt: (
    text: string,
    options: {
      grammar: object
      maxTokens: number
      temperature: number
      signal: AbortSignal
      onTextChunk: (text: string) => void
    },
  ) => Promise<string>
  dispose: (options: { disposeSequence: boolean }) => void
}
export type Downloader = {
  totalSize: number
  entrypointFilePath: string
  download: () => Promise<string>
}

/** Null where it is not installed. */
export async function loadLlamaPackage(folder: string): Promise<LlamaPackage | null> {
  const require = createRequire(join(resolve(folder), 'package.json'))
  let entry: string
  try {
    entry = require.resolve(LLAMA_PACKAGE.name)
  } catch {
    return null
  }
  return import(pathToFileURL(entry).href)
}
