/**
 * Another view comes out of the text or not at all: a sentence of the person's own that speaks against the harshest one.
 * Grief and harm get none.
 */
import { isPleasant } from '#domain/emotion/emotion.ts'
import { quoteOf } from '../input/clause.ts'
import { isSelfJudgement } from '../input/self-judgement.ts'
import type { SituationText } from '../input/situation-text.ts'
import { VIEWS } from '../library/phrases.ts'
import { AHEAD } from '../rules/feeling-kinds.ts'
import type { Story } from './page.ts'
import type { Pick } from './pick.ts'
import { put } from './put.ts'

/** What the writer did well, or others met kindly. */
const GOOD_OF_ME =
  /\bi (?:\w+ ){0,2}?(?:drove (?:him|her|them|to every)|stayed with|helped|worked|practi[sc]ed|studied|tried|apologi[sz]ed|said sorry|went back|told the truth|looked after|raised|taught|stood up|spoke up|visited|trained)\b/
const MET_KINDLY =
  /\b(?:asked me (?:for|to)|thanked me|said thank you|says? (?:it|that it|i)(?:'s| was| is)? (?:fine|ok|okay|good|great|all right)|said (?:it|that it|i)(?:'s| was| is)? (?:fine|ok|okay|good|great|all right|not)|laughed with|hugged me|smiled at me|forgave|nobody noticed|liked|congratulated|praised|clapped|told me (?:it|i|that i) (?:was|did|am)|wasn't my fault|not my fault|was kind)\b/
const REASSURING =
  /\b(?:doctor|nurse|vet|teacher|boss|manager|they|he|she|everyone|everybody|expert|midwife|consultant)\b[^.]*\b(?:said|says|told|thinks?|assured)\b[^.]*\b(?:fine|okay|harmless|nothing|good|normal|well|likely|most|ready|easy|early|benign|small|routine)\b|\b(?:last time|so far|until now|every time)\b[^.]*\b(?:fine|well|passed|went|good|worked|held|ok|okay)\b|\bi(?:'ve| have) (?:\w+ )?(?:passed|prepared|practi[sc]ed|done (?:it|this)|managed|learned|learnt)\b|\bmost (?:of|people|lumps)\b/
const REASON_OF_OTHERS =
  /\b(?:he|she|they|his|her|their)\b[^.]*\b(?:tired|ill|exhausted|had a (?:bad|hard|long)|under (?:a lot of )?pressure|didn't know|did not know|couldn't know|apologi[sz]ed|said sorry|meant well|tried to|has always been|in hospital|lost (?:his|her|their)|is struggling|works nights|had forgotten)\b|\bi (?:never|didn't|had not|hadn't) (?:told|say|said|asked|tell|ask) (?:him|her|them)\b/

type Against = 'judged' | keyof typeof VIEWS
const SPEAKS: Record<Against, readonly RegExp[]> = {
  judged: [GOOD_OF_ME, MET_KINDLY],
  self: [MET_KINDLY],
  ahead: [REASSURING],
  other: [REASON_OF_OTHERS],
}

const LEAST_WORDS = 4
const MOST_WORDS = 18

export function otherView(story: Story, text: SituationText, pick: Pick): string | null {
  const { category } = story.equation.verdict
  if (isPleasant(category) || story.words.care) return null
  const isHard = text.sentences.some(({ text: sentence }) => isSelfJudgement(sentence))
  const isInward = isHard || category === 'shame' || category === 'regret'
  const against: Against = isHard
    ? 'judged'
    : isInward
      ? 'self'
      : AHEAD.has(category)
        ? 'ahead'
        : 'other'
  const at = text.normalised.findIndex((sentence, n) => {
    const words = sentence.split(' ').length
    return (
      n !== story.seen?.at &&
      words >= LEAST_WORDS &&
      words <= MOST_WORDS + 8 &&
      !isSelfJudgement(sentence) &&
      !/\b(?:should|shouldn'?t|but still)\b/.test(sentence) &&
      SPEAKS[against].some((pattern) => pattern.test(sentence))
    )
  })
  if (at < 0) return null
  const view = pick.from(VIEWS[against === 'judged' ? 'self' : against], 'view')
  const [quote] = quoteOf(text.sentences[at]!, MOST_WORDS).text.split(/,? but (?=i |my )/i)
  return view && put(view, { quote: quote! })
}
