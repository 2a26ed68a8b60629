import { TextQuote } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Evidence } from '#domain/situation/analysis.ts'
import { type Mark, marksOf } from '#domain/situation/evidence.ts'
import { usePointing } from './pointing.ts'

type Props = { evidence?: readonly Evidence[] | undefined; children: ReactNode }

/** One thing the analysis says. Pointing at it, or at its small mark, shows the words behind it. */
export function Claim({ evidence, children }: Props) {
  const marks = marksOf('perceived', evidence)
  return (
    <li>
      <Touched marks={marks} className="claim">
        {children}
      </Touched>
    </li>
  )
}

type TouchedProps = { marks: readonly Mark[]; className?: string; children: ReactNode }

/** Says something that rests on words of the person's own. */
export function Touched({ marks, className = '', children }: TouchedProps) {
  const { point, show } = usePointing()
  if (marks.length === 0) return <div className={className}>{children}</div>
  return (
    <div
      className={`${className} touched`}
      onPointerEnter={() => point(marks)}
      onPointerLeave={() => point(null)}
    >
      {children}
      <button
        type="button"
        className="claim-source"
        aria-label="Show the words behind this"
        title="Show the words behind this"
        onFocus={() => point(marks)}
        onBlur={() => point(null)}
        onClick={() => show(marks)}
      >
        <TextQuote aria-hidden />
      </button>
    </div>
  )
}
