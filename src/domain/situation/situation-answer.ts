/** The question of a result and the person's answer, stored with the situation. */
import * as z from 'zod/mini'
import { line } from '../values/text.ts'

const ANSWER = { min: 1, max: 300 } as const

export const AnswerLine = line({
  ...ANSWER,
  tooShort: 'Write one line',
  tooLong: `One line can be up to ${ANSWER.max} characters`,
})
export const QuestionText = line({
  min: 1,
  max: 400,
  tooShort: 'Say which question this answers',
  tooLong: 'A question can be up to 400 characters',
})

export const SituationAnswer = z.object({
  question: z.string(),
  answer: z.string(),
  answeredAt: z.string(),
})
export type SituationAnswer = z.infer<typeof SituationAnswer>

/** Per situation, more than are ever asked. */
export const MAX_ANSWERS = 20
export const TOO_MANY_ANSWERS = 'There are too many answers here already. Delete one first.'
