import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type CSSProperties, useId } from 'react'
import type { Month } from '#domain/findings/over-time.ts'
import { fullMonth, shortMonth } from '#domain/findings/over-time-words.ts'
import { useIsPhone } from '#web/lib/use-media-query.ts'
import { IconButton } from '#web/ui/button.tsx'
import '#web/ui/scale.css'

type Props = { months: readonly Month[]; at: number; onChange: (at: number) => void }

const NAMES = { phone: 5, desk: 12 }

/** Month by month: a range, and two buttons for whoever would rather press. */
export function MonthSlider({ months, at, onChange }: Props) {
  const id = useId()
  const last = months.length - 1
  const shown = useIsPhone() ? NAMES.phone : NAMES.desk
  const every = Math.ceil(last / (shown - 1))
  return (
    <div className="months">
      <IconButton label="The month before" disabled={at === 0} onClick={() => onChange(at - 1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <div className="months-range">
        <label className="sr-only" htmlFor={id}>
          Month
        </label>
        <div className="scale-track" style={{ '--at': at / last } as CSSProperties}>
          <input
            id={id}
            type="range"
            min={0}
            max={last}
            value={at}
            aria-valuetext={fullMonth(months[at]!.name)}
            onChange={(event) => onChange(Number(event.target.value))}
          />
        </div>
        <div className="months-names caption" aria-hidden="true">
          {months.map(({ name }, index) =>
            (last - index) % every === 0 || index === at ? (
              <span
                key={name}
                className={index === at ? 'is-on' : nearTo(index, at, every) ? 'is-near' : ''}
                style={{ '--at': index / last } as CSSProperties}
              >
                {shortMonth(name)}
              </span>
            ) : null,
          )}
        </div>
      </div>
      <IconButton label="The month after" disabled={at === last} onClick={() => onChange(at + 1)}>
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  )
}

/** A name beside the chosen one makes room for it. */
const nearTo = (index: number, at: number, every: number): boolean =>
  every > 1 && Math.abs(index - at) < every / 1.5
