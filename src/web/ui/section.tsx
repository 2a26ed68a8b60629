import { type ReactNode, useEffect, useRef } from 'react'
import './section.css'

type Props = { id: string; title: string; intro?: ReactNode; children: ReactNode }

/** A part of a page with an address of its own: who comes by it is taken there. */
export function Section({ id, title, intro, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (location.hash !== `#${id}`) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }, [id])
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
