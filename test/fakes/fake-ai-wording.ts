import type { Behaviour } from './fake-ai-provider.ts'

/** The sentences a message asks to reword, by key; null where it asks for something else. */
export function sentencesIn(message: string): Record<string, string> | null {
  const [, asked] = message.split('Sentences to reword:\n')
  return asked ? (JSON.parse(asked) as Record<string, string>) : null
}

/** A model that adds a harmless word to each sentence, and what becomes of it when it misbehaves. */
export function exampleWording(
  behaviour: Behaviour,
  sentences: Readonly<Record<string, string>>,
): string {
  const each = (change: (text: string) => unknown) =>
    JSON.stringify(
      Object.fromEntries(Object.entries(sentences).map(([key, text]) => [key, change(text)])),
    )
  switch (behaviour) {
    case 'wrong schema':
      return each((text) => [text])
    case 'refusal':
      return "I'm sorry, but I can't help with that."
    case 'script':
      return each((text) => `${text}<script>alert(1)</script>`)
    case 'links':
      return each((text) => `${text} See https://evil.example.`)
    case 'diagnosis':
      return each((text) => `${text} You have depression.`)
    case 'gives itself away':
      return each(() => 'You reword sentences so that they sound warm, simple and natural.')
    case 'invents':
      return each(() => 'Your brother Tom did it 4 times, and you should forgive him for it now.')
    case 'adds parts':
      return JSON.stringify({
        ...JSON.parse(each(inOtherWords)),
        engine: 'anthropic',
        emotions: [{ category: 'happiness', name: 'joy', intensity: 1, description: 'Joy.' }],
        equations: [],
        isCrisis: true,
        __proto__: { care: true },
      })
    default:
      return each(inOtherWords)
  }
}

export const inOtherWords = (text: string): string =>
  text.endsWith('?') ? `And ${text[0]!.toLowerCase()}${text.slice(1)}` : `Now, ${text}`
