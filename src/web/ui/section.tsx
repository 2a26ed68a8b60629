import { type ReactNode, useEffect, useRef } from 'react'
import './section.css'

type Props = { id: string; title: string; intro?: ReactNode; children: ReactNode }

/** Takes whoever comes by the address of a part to it, and opens it where it is folded. */
function useArrival<Place extends HTMLElement>(id: string) {
  const place = useRef<Place>(null)
  useEffect(() => {
    const here = location.hash === `#${id}` && place.current
    if (!here) return
    here.closest('details')?.setAttribute('open', '')
    here.focus({ preventScroll: true })
    here.scrollIntoView()
  }, [id])
  return place
}

/** A part of a page with an address of its own. */
export function Section({ id, title, intro, children }: Props) {
  const heading = useArrival<HTMLHeadingElement>(id)
  return (
    <section className="section" id={id} aria-labelledby={`${id}-title`}>
      <h2 ref={heading} className="section-title" id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      {intro && <p className="muted reading">{intro}</p>}
      {children}
    </section>
  )
}

/** A part behind its result: one sentence in sight, what it rests on one press away, and all of it on paper. */
export function FoundSection({ id, title, intro, finding, children }: Props & { finding: string }) {
  const summary = useArrival<HTMLElement>(id)
  return (
    <details className="found" id={id}>
      <summary ref={summary}>
        <h2 className="found-title">{title}</h2>
        <bdi className="found-finding">{finding}</bdi>
      </summary>
      <div className="stack found-body">
        {intro && <p className="muted reading">{intro}</p>}
        {children}
      </div>
    </details>
  )
}
