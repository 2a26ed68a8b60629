import { TextQuote } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Evidence } from '#domain/analysis.ts'
import { usePoint, WORDS_ID } from './pointing.ts'

type Props = { evidence?: readonly Evidence[] | undefined; children: ReactNode }

/** One thing the analysis says. Pointing at it, or at its small mark, shows the words behind it. */
export function Claim({ evidence, children }: Props) {
  const point = usePoint()
  if (!evidence?.length) return <li className="claim">{children}</li>
  return (
    <li className="claim" onPointerEnter={() => point(evidence)} onPointerLeave={() => point(null)}>
      {children}
      <button
        type="button"
        className="claim-source"
        aria-label="Show the words behind this"
        title="Show the words behind this"
        onFocus={() => point(evidence)}
        onBlur={() => point(null)}
        onClick={() => {
          point(evidence)
          document.getElementById(WORDS_ID)?.scrollIntoView({ block: 'nearest' })
        }}
      >
        <TextQuote aria-hidden />
      </button>
    </li>
  )
}
