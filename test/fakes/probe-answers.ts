import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import { LADDERS } from '#domain/emotion/emotion.ts'
import { EMOTION_ROWS } from '#domain/emotion/equation.ts'
import { splitSentences } from '#domain/values/sentences.ts'
import { PROBES } from '#engine/language/probe.ts'
import type { Asked } from './fake-ai-answers.ts'

/** What a model answers to a call about the text of this number when it reads so many of them right, and the others wrong. */
export function probeAnswer(
  at: number,
  { call }: Pick<Asked, 'call'>,
  right = PROBES.length,
): string {
  const { item, felt, text } = PROBES[at]!
  const feeling = at < right ? felt[0]! : 'positiveanticipation'
  if (call === 'understand') {
    const named = { item, feeling: LADDERS[feeling][2], own: '', quote: '', others: false }
    const unsure = { question: '', answers: [] }
    const touched = [{ ...named, ...variablesOf(feeling) }]
    return JSON.stringify({ touched, unsure, died: false, risk: 0 })
  }
  if (call !== 'say') return JSON.stringify({ sentences: [] })
  const [first] = splitSentences(text)
  const line = `You write “${first!.text.replace(/\.$/, '')}”.`
  return JSON.stringify({
    items: [{ item, expected: '', wishes: [], saw: line, why: line }],
    reading: line,
    steps: [],
    other: { quote: '', text: '' },
    question: 'What would you like to tell someone about it?',
  })
}

/** Variables that the table has for the feeling. */
function variablesOf(feeling: EmotionCategory) {
  const row = EMOTION_ROWS.find(({ category }) => category === feeling)!
  return {
    side: row.direction === 'loss' ? 'loss' : 'gain',
    settled: row.accepted ?? true,
    time: row.time?.[0] ?? 'now',
    source: row.source?.[0] ?? 'outside',
    repelled: row.isRepelled === true,
    attacked: row.isAttacked === true,
  }
}
