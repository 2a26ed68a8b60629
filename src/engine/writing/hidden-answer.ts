/** "I wrote no problem. It is a problem.": the writer answered somebody with less than it was. */
import { withApostrophes } from '../input/apostrophes.ts'
import type { SituationText } from '../input/situation-text.ts'

export type Hidden = { verb: 'written' | 'said'; words: string }

const ANSWER =
  /\b(?:i|we) (?:just |only |smiled and |laughed and |still )?(wrote|texted|typed|said|answered|replied|told (?:him|her|them|everyone))(?: back)?(?: that)?,?:? ?["“'‘]?((?:it(?:'s| was| is) )?(?:no problem|fine|all right|alright|okay|ok|all good|not so bad)|no problem|don't worry|never mind|no worries|whatever)\b/i

export function hiddenAnswer({ sentences }: SituationText): Hidden | null {
  for (const { text } of sentences) {
    const match = ANSWER.exec(withApostrophes(text))
    // What is quoted to the writer stands in their text as it is.
    if (match && text.includes(match[2]!))
      return {
        verb: /^(?:wrote|texted|typed)/i.test(match[1]!) ? 'written' : 'said',
        words: match[2]!,
      }
  }
  return null
}
