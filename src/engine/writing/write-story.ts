/** Why a feeling is there, and how sure that is: the sentences of one equation beside what was expected and seen. */
import type { Emotion } from '#domain/situation/analysis.ts'
import { upperStart } from '../input/clause.ts'
import { TOUCHES } from '../library/phrases.ts'
import { asSentence, fillAbout } from './fill.ts'
import { asThing, type Story } from './page.ts'
import type { Pick } from './pick.ts'
import { put } from './put.ts'

export const certaintyWord = (certainty: number): NonNullable<Emotion['confidence']> =>
  certainty >= 0.6 ? 'high' : certainty >= 0.35 ? 'medium' : 'low'

/** What was written for this very kind of event, where it fits this one; no reason is better than one from the shelf. */
export function fittingReason({ words, slots }: Story, pick: Pick): string | null {
  const sense = pick.fitting(words.sense, 'sense')
  return sense && fillAbout(sense, { ...slots, item: asThing(slots.item) })
}

export function writeWhy(story: Story, pick: Pick, purpose: string): string {
  const touches = put(pick.from(TOUCHES, `${purpose} touches`) ?? TOUCHES[0], {
    item: story.slots.item,
  })
  const felt = story.felt ? ` You put it as “${story.felt.text}”.` : ''
  const reason = fittingReason(story, pick)
  return `${touches}${reason ? ` ${asSentence(upperStart(reason))}` : ''}${felt}`
}

/** A further emotion rests on words of its own. */
export function writeBeside(story: Story, pick: Pick, purpose: string): string {
  const told = story.seen?.sentence ?? story.expected.sentence
  return told ? `${told} ${writeWhy(story, pick, purpose)}` : writeWhy(story, pick, purpose)
}
