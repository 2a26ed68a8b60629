/** The built-in language model of some browsers (the Prompt API): detection and display name. */

export type BrowserSession = {
  promptStreaming: (
    text: string,
    options: { responseConstraint: object; signal: AbortSignal },
  ) => ReadableStream<string>
  destroy: () => void
}

type Options = {
  expectedInputs: readonly { type: 'text'; languages: readonly string[] }[]
  expectedOutputs: readonly { type: 'text'; languages: readonly string[] }[]
}
export type BrowserModels = {
  create: (
    options: Options & {
      initialPrompts: readonly { role: 'system'; content: string }[]
      signal: AbortSignal
      monitor: (watched: EventTarget) => void
    },
  ) => Promise<BrowserSession>
}

const ENGLISH = [{ type: 'text', languages: ['en'] }] as const
export const IN_ENGLISH: Options = { expectedInputs: ENGLISH, expectedOutputs: ENGLISH }

/** Null if the browser has none. */
export const browserModels = (): BrowserModels | null =>
  (globalThis as { LanguageModel?: BrowserModels }).LanguageModel ?? null

type Brands = { userAgentData?: { brands: readonly { brand: string }[] } }

/** Display name, such as "Chrome’s model". Browsers with a model are built on Chromium, and most add a brand. */
export function browserModelName(): string {
  const brands = (navigator as Brands).userAgentData?.brands.map(({ brand }) => brand) ?? []
  const own = brands.find((brand) => !/Chromium|Not.?A.?Brand/i.test(brand)) ?? 'Chromium'
  return `${own.replace(/^(?:Google|Microsoft) /, '').slice(0, 30)}’s model`
}
