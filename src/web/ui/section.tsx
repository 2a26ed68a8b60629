import { type ReactNode, useEffect, useRef } from 'react'
import './section.css'

type Props = { id: string; title: string; intro?: ReactNode; children: ReactNode }

/** If the address's hash names this part, opens it, focuses it and scrolls to it. */
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

/** A part of a page with an anchor. */
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

/** A folded part with its result as the summary. Print shows all of it. */
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
