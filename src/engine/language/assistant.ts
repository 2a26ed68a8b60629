/** The prompt for the person's own assistant: both calls in one text to copy, one answer to paste. */
import { externalText } from '#domain/situation/external-text.ts'
import type { ModelAnswer } from './model-answers.ts'
import { objectOf, readModelJson } from './model-json.ts'
import { SAY_RULES, UNDERSTAND_RULES } from './prompts.ts'
import type { Task } from './task.ts'

/** Contains only the text and the chosen items, all visible to the person who copies it. */
export const assistantQuestion = ({
  title,
  description,
  chosen,
  today,
}: Omit<Task, 'own'>): string =>
  [
    'Please read what I wrote below. Answer with one JSON object in a code block, {"understand": {…}, "say": {…}}, and nothing else.',
    `"understand" has touched (a list), unsure, died and risk.\n${UNDERSTAND_RULES}`,
    `"say" has items (a list), reading, steps, other and question, for the equations you understood.\n${SAY_RULES}`,
    `Today is ${today}.\n\n${externalText({ title, description, items: chosen })}`,
  ].join('\n\n')

/** Splits the pasted text into its two answers. Null if one is missing. */
export function assistantAnswers(pasted: string): ModelAnswer[] | null {
  const { understand, say } = objectOf(readModelJson(pasted)?.value)
  if (!understand || !say) return null
  return [
    { name: 'understand', text: JSON.stringify(understand) },
    { name: 'say', text: JSON.stringify(say) },
  ]
}
