import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import { EMOTION_ROWS } from '#domain/emotion/equation.ts'
import { PROBES } from '#engine/language/probe-texts.ts'

/** What a model answers to the text of this number when it reads so many of them right, and the others wrong. */
export function probeAnswer(at: number, right = PROBES.length): string {
  const { item, felt } = PROBES[at]!
  const feeling = at < right ? felt[0]! : 'positiveanticipation'
  const touched = {
    ...{ item, feeling, own: '', quote: '', shift: 3, others: false, sure: 3 },
    ...variablesOf(feeling),
  }
  const unsure = { question: '', answers: [] }
  return JSON.stringify({ touched: [touched], turn: '', unsure, risk: 0 })
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
