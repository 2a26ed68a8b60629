import { emotionOf } from '#domain/emotion/equation.ts'
import { intensityWord } from '#domain/emotion/strength.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import { NOTHING_KNOWN, variablesIn, type WalkAnswers } from '#domain/situation/walk.ts'
import { Bloom } from '#web/pictures/bloom.tsx'
import { Button } from '#web/ui/button.tsx'
import { FocusedHeading } from '#web/ui/focused-heading.tsx'
import { WalkCircles } from './walk-circles.tsx'

/** Where no part of the map was named: it matters. */
const USUAL_POWER = 0.5

type Props = { answers: WalkAnswers; item: SelfMapItem | undefined; onBack: () => void }

/** Without a word of what happened the answers alone say what the table says; nothing is kept. */
export function WalkVerdict({ answers, item, onBack }: Props) {
  const { seen, how } = answers
  const power = item?.attachmentPower ?? USUAL_POWER
  const verdict = seen && emotionOf(variablesIn(seen, how, power))
  return (
    <div className="walk">
      <WalkCircles answers={answers} known={NOTHING_KNOWN} item={item} />
      <div className="card walk-card">
        <div className="walk-fields">
          {verdict && <Bloom category={verdict.category} size={96} />}
          <FocusedHeading className="walk-question">
            {verdict
              ? `Going by your answers, this sounds like ${verdict.name}.`
              : 'You can leave it open.'}
          </FocusedHeading>
          <p className="muted walk-hint">
            {verdict
              ? `${intensityWord(verdict.intensity)}, from your answers alone. Nothing is saved.`
              : 'Tell us how it looks now, and we can suggest a word.'}
          </p>
          <div className="walk-buttons">
            <Button onClick={onBack}>Back to the questions</Button>
          </div>
        </div>
      </div>
    </div>
  )
}
