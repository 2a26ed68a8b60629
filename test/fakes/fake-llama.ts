import type { LlamaLibrary } from '#server/outside/engine/wording/ask-file.ts'
import type { Behaviour } from './fake-ai-provider.ts'
import { exampleWording, sentencesIn } from './fake-ai-wording.ts'

/** Stands in for the library that runs a GGUF file: it is a thing of the operator's machine, not of ours. */
export function fakeLlama(behaviour: Behaviour) {
  const asked: { systemPrompt: string; text: string; grammar: object }[] = []
  let open = 0
  const library: LlamaLibrary = {
    getLlama: async () => ({
      createGrammarForJsonSchema: async (schema) => schema,
      async loadModel() {
        if (behaviour === 'error 500') throw new Error('unsupported model architecture')
        return {
          async createContext() {
            open += 1
            return {
              getSequence: () => ({}),
              async dispose() {
                open -= 1
              },
            }
          },
        }
      },
    }),
    LlamaChatSession: class {
      #systemPrompt: string
      constructor({ systemPrompt }: { systemPrompt: string }) {
        this.#systemPrompt = systemPrompt
      }
      async prompt(text: string, { grammar, signal }: { grammar: object; signal: AbortSignal }) {
        asked.push({ systemPrompt: this.#systemPrompt, text, grammar })
        const answer = exampleWording(behaviour, sentencesIn(text) ?? {})
        if (behaviour === 'hang up') throw new Error('the context is full')
        if (behaviour === 'silence') return new Promise<string>(() => {})
        if (behaviour !== 'drip') return answer
        await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
        // Told to stop, it hands over what it has so far.
        return answer.slice(0, answer.length / 2)
      }
    },
  }
  return { library, asked, open: () => open }
}
