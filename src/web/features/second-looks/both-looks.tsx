import { EMOTION_LABELS } from '#domain/emotion/emotion.ts'
import { STRENGTH } from '#domain/emotion/strength.ts'
import { whenOf } from '#domain/situation/happened.ts'
import { formatBoth, type SecondLook } from '#domain/situation/second-look.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { Bloom } from '#web/pictures/bloom.tsx'
import { Link } from '#web/ui/link.tsx'
import './second-looks.css'

/** In pixels, for the weakest and the strongest bloom. */
const SIZES = { min: 26, max: 84 } as const

/** Then and now, each with what was seen, wanted and felt. */
export function BothLooks({ look }: { look: SecondLook }) {
  const { situation, first, second, createdAt } = look
  return (
    <section className="card look-both" aria-label={formatBoth(look)}>
      <p className="picture-words">{formatBoth(look)}</p>
      <div className="look-sides">
        <Side label={`Then, ${formatDay(whenOf(situation))}`} {...first} />
        <Side label={`Today, ${formatDay(createdAt)}`} {...second} />
      </div>
      <p className="small muted">
        {!first.isSaid && 'We took the first number from what you wrote. '}
        <Link href={`/situation-history?situation=${situation.id}`}>Open what you wrote</Link>
      </p>
    </section>
  )
}

type SideProps = SecondLook['second'] & { label: string }

function Side({ label, category, strength, expected, seen }: SideProps) {
  const size = SIZES.min + ((SIZES.max - SIZES.min) * strength) / STRENGTH.max
  return (
    <div className="look-side">
      <p className="small muted">{label}</p>
      <div className="look-bloom">
        <Bloom category={category} size={size} />
      </div>
      <p>
        <b>{EMOTION_LABELS[category]}</b>, {strength} out of {STRENGTH.max}
      </p>
      <p>
        <bdi>{seen}</bdi>
      </p>
      {expected && (
        <p className="muted">
          <bdi>{expected}</bdi>
        </p>
      )}
    </div>
  )
}
