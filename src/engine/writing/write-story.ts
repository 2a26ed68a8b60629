/** Why a feeling is there, and how sure that is: the sentences of one equation beside what was expected and seen. */
import type { Emotion } from '#domain/situation/analysis.ts'
import { upperStart } from '../input/clause.ts'
import { BECAUSE, SEEN_BY_OTHERS, TOUCHES } from '../library/phrases.ts'
import { asSentence, fill } from './fill.ts'
import { asThing, type Story } from './page.ts'
import type { Pick } from './pick.ts'
import { put } from './put.ts'

export const certaintyWord = (certainty: number): NonNullable<Emotion['confidence']> =>
  certainty >= 0.6 ? 'high' : certainty >= 0.35 ? 'medium' : 'low'

function reasonOf(story: Story, pick: Pick, purpose: string): string {
  const { category } = story.equation.verdict
  const written = pick.from(story.words.sense, 'sense')
  if (written) return fill(written, { ...story.slots, item: asThing(story.slots.item) })
  const isSeen = category === 'shame' && story.equation.variables.perspective === 'others'
  const list = isSeen ? SEEN_BY_OTHERS : BECAUSE[category]
  return pick.from(list, purpose) ?? list[0]!
}

export function writeWhy(story: Story, pick: Pick, purpose: string): string {
  const touches = put(pick.from(TOUCHES, `${purpose} touches`) ?? TOUCHES[0], {
    item: story.slots.item,
  })
  const felt = story.felt ? ` You put it as “${story.felt.text}”.` : ''
  return `${touches} ${asSentence(upperStart(reasonOf(story, pick, purpose)))}${felt}`
}

/** A further emotion rests on words of its own. */
export function writeBeside(story: Story, pick: Pick, purpose: string): string {
  const told = story.seen?.sentence ?? story.expected.sentence
  return told ? `${told} ${writeWhy(story, pick, purpose)}` : writeWhy(story, pick, purpose)
}
