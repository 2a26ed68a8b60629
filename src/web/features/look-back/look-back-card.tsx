import { type LookBack, questionOf, sayEased, sayMoved } from '#domain/findings/look-back.ts'
import { Bloom } from '#web/pictures/bloom.tsx'
import { Card } from '#web/ui/card.tsx'
import { WeeksPicture } from './weeks-picture.tsx'
import './look-back.css'

/** What moved, what seems to help, one question, and the weeks as a picture. */
export function LookBackCard({ lookBack }: { lookBack: LookBack }) {
  const { emotions, eased, weeks } = lookBack
  const question = questionOf(lookBack)
  const main = emotions[0]
  return (
    <Card title="Your week">
      <div className="look-back">
        <div className="look-back-words">
          <div className="look-back-line">
            {main && <Bloom category={main.category} size={40} />}
            <p>{sayMoved(lookBack)}</p>
          </div>
          {eased && (
            <div>
              <h3>What seems to help</h3>
              <p className="muted">{sayEased(eased)}</p>
            </div>
          )}
          {question && (
            <div>
              <h3>A question for the week</h3>
              <p className="look-back-question">{question}</p>
            </div>
          )}
        </div>
        <div>
          <h3>The last weeks</h3>
          <WeeksPicture weeks={weeks} />
        </div>
      </div>
    </Card>
  )
}
