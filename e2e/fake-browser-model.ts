import type { Page } from '@playwright/test'
import { PROBES } from '#engine/language/probe.ts'
import { askedFor, decentAnswer } from '#test/fakes/fake-ai-answers.ts'
import { probeAnswer } from '#test/fakes/probe-answers.ts'

export type FakeModel = {
  /** How many of the made-up texts it reads right. */
  right: number
  /** Made before the model says its next piece. */
  beforePiece: () => Promise<void>
  fails: boolean
  /** Which calls were made of it, apart from the made-up texts. */
  asked: string[]
  messages: string[]
}

/** A stand-in for the language model of a browser: it reads the made-up texts, and answers decently about a boss and an idea. */
export async function installBrowserModel(page: Page): Promise<FakeModel> {
  const model: FakeModel = {
    right: PROBES.length,
    fails: false,
    asked: [],
    messages: [],
    beforePiece: async () => {},
  }
  await page.exposeFunction('answerAsModel', (schema: object, message: string) => {
    const at = PROBES.findIndex(({ text }) => message.includes(text))
    const asked = askedFor(schema)
    if (at >= 0) return probeAnswer(at, asked, model.right)
    model.asked.push(asked.call)
    model.messages.push(message)
    if (model.fails) throw new Error('The model has crashed.')
    return JSON.stringify(decentAnswer(asked))
  })
  await page.exposeFunction('beforePiece', () => model.beforePiece())
  await page.addInitScript(() => {
    type Asked = {
      answerAsModel: (schema: object, message: string) => Promise<string>
      beforePiece: () => Promise<void>
    }
    const { answerAsModel, beforePiece } = window as unknown as Asked
    Object.assign(window, {
      LanguageModel: {
        availability: async () => 'available',
        create: async () => ({
          destroy() {},
          promptStreaming: (text: string, options: { responseConstraint: object }) =>
            new ReadableStream<string>({
              async start(controller) {
                try {
                  const answer = await answerAsModel(options.responseConstraint, text)
                  for (const piece of answer.match(/.{1,200}/g) ?? []) {
                    await beforePiece()
                    controller.enqueue(piece)
                  }
                  controller.close()
                } catch (error) {
                  controller.error(error)
                }
              },
            }),
        }),
      },
    })
  })
  return model
}
