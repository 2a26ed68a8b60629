import { CircleHelp } from 'lucide-react'
import { EMOTION_CATEGORIES, EMOTION_LABELS } from '#domain/emotion/emotion.ts'
import { FirstField } from '#web/features/situations/first-field.tsx'
import { Bloom } from '#web/pictures/bloom.tsx'
import { Link } from '#web/ui/link.tsx'

/** The two ways to start, side by side: writing or tapping. */
export function DoorsCard({ owner }: { owner: number | null }) {
  return (
    <div className={owner === null ? 'doors doors-one' : 'doors'}>
      <section className="door" aria-labelledby="door-write">
        <h2 className="door-name" id="door-write">
          Analyze Situation
        </h2>
        <FirstField
          owner={owner}
          button="Analyze"
          mayBeEmpty
          beside={
            owner !== null && (
              <Link className="door-else" href="/analyze-situation?mode=not-yet">
                It hasn’t happened yet
              </Link>
            )
          }
        />
      </section>
      {owner !== null && (
        <section className="door door-taps" aria-labelledby="door-taps">
          <h2 className="door-name" id="door-taps">
            Check in
          </h2>
          <p className="door-question">What do you feel right now?</p>
          <ul className="door-blooms">
            {EMOTION_CATEGORIES.map((category) => (
              <li key={category}>
                <Link
                  className="door-bloom"
                  href={`/analyze-situation?mode=taps&feeling=${category}`}
                >
                  <Bloom category={category} size={32} />
                  {EMOTION_LABELS[category]}
                </Link>
              </li>
            ))}
            <li>
              <Link className="door-bloom" href="/analyze-situation">
                <CircleHelp aria-hidden />
                No word chosen yet
              </Link>
            </li>
          </ul>
        </section>
      )}
    </div>
  )
}
