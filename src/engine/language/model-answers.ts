/** Records a model's answers for a second check: a browser asks a local model, and the server checks its lines. */
import { type AskModel, READING_CALLS, UnfitAnswerError } from './model-request.ts'

export type ModelAnswer = { name: (typeof READING_CALLS)[number]; text: string }

/** Wraps `ask` and records each answer. */
export const writingDown = (ask: AskModel, answers: ModelAnswer[]): AskModel =>
  async function* (request) {
    let text = ''
    for await (const piece of ask(request)) {
      text += piece
      yield piece
    }
    const name = READING_CALLS.find((call) => call === request.name)
    if (name) answers.push({ name, text })
  }

/** Replays recorded answers, each once. */
export function givenAnswers(answers: readonly ModelAnswer[]): AskModel {
  const left = [...answers]
  return async function* ({ name }) {
    const at = left.findIndex((answer) => answer.name === name)
    const [answer] = at < 0 ? [] : left.splice(at, 1)
    if (!answer) throw new UnfitAnswerError('It was not asked for this.')
    yield answer.text
  }
}
