import { type ReactNode, useEffect, useId, useRef } from 'react'
import { EXAMPLE_ITEMS } from '#domain/content/examples/self-map.ts'
import type { Person } from '#domain/people/person.ts'
import { SituationAnalysis } from '#web/features/analyses/situation-analysis.tsx'
import { useSituation } from '#web/features/analyses/use-analyses.ts'
import { isGoingBack } from '#web/lib/address/going-back.ts'
import { OwnResult } from './own-result.tsx'
import { ShareSituation, SituationFacts } from './situation-head.tsx'
import './results.css'

type Props = {
  /** Null for visitors, who open examples. */
  person: Person | null
  situationId: number
  /** Above the title. */
  eyebrow?: string
  /** Next to the title, such as a close button. */
  actions?: ReactNode
  /** True if just opened, which moves focus and scroll here. */
  isAsked?: boolean
}

/** One situation with its analysis, below its table or form. */
export function OpenedSituation({ person, situationId, eyebrow, actions, isAsked }: Props) {
  const situation = useSituation(situationId).data
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => {
    if (!isAsked) return
    heading.current?.focus({ preventScroll: true })
    if (!isGoingBack()) heading.current?.closest('section')?.scrollIntoView?.()
  }, [isAsked])
  return (
    <section className="opened" aria-labelledby={id}>
      <div className="opened-head">
        <div>
          {eyebrow && <p className="caption muted print-not">{eyebrow}</p>}
          <h2 ref={heading} id={id} tabIndex={-1}>
            <bdi>{situation?.title ?? 'Analysis'}</bdi>
          </h2>
          <div className="small muted">
            {situation && <SituationFacts situation={situation} owner={person?.id ?? null} />}
          </div>
        </div>
        <div className="row print-not">
          {person && situation && <ShareSituation situation={situation} />}
          {actions}
        </div>
      </div>
      {person ? (
        <OwnResult person={person} situationId={situationId} />
      ) : (
        <SituationAnalysis
          situationId={situationId}
          isOwn={false}
          map={EXAMPLE_ITEMS}
          help={() => null}
        />
      )}
    </section>
  )
}
