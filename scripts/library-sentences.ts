/** Prints every sentence outside the fine library that the judge of fit decides about, with what it is for, as JSON. */

import { FEELINGS } from '#engine/library/feelings.ts'
import { PARTS } from '#engine/library/parts.ts'
import { TOPICS } from '#engine/library/topics.ts'
import type { Step } from '#engine/library/words.ts'

type Use = 'want' | 'see' | 'sense' | 'view' | 'step' | 'ask'
const found: { use: Use; text: string; of: string }[] = []
const add = (of: string, use: Use, texts: readonly string[] = []) =>
  found.push(...texts.map((text) => ({ use, text, of })))
const stepTexts = (steps: readonly Step[]) => steps.map(([, text]) => text)

for (const [feeling, words] of Object.entries(FEELINGS)) {
  add(feeling, 'want', [...words.wanted.person, ...words.wanted.other])
  add(feeling, 'sense', words.sense)
  add(feeling, 'view', words.reframes)
  add(feeling, 'step', stepTexts(words.steps))
  add(feeling, 'ask', [words.question])
}
for (const topic of TOPICS)
  for (const words of [topic.gained, topic.ahead, topic.lost]) {
    add(topic.id, 'want', words.wanted)
    add(topic.id, 'sense', words.sense)
    add(topic.id, 'view', words.reframes)
    add(topic.id, 'step', stepTexts(words.steps))
  }
for (const part of PARTS) {
  add('part', 'want', part.wanted)
  for (const seen of [part.gained, part.ahead, part.lost]) add('part', 'see', seen)
}
console.log(JSON.stringify(found))
