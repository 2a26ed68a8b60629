import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isGoingBack } from '#web/lib/address/going-back.ts'
import { usePageTitle } from '#web/lib/address/page-title.ts'
import { Link } from './link.tsx'
import './page.css'

type Props = {
  title: string
  /** The link above the title. */
  back?: { href: string; label: string }
  intro?: ReactNode
  actions?: ReactNode
  isNarrow?: boolean
  /** Puts the back link next to the title, so the content starts higher. */
  isLow?: boolean
  /** Puts back link, title and intro on one small line, because the content heads the page. */
  isLine?: boolean
  /** Shows the title to screen readers only, because the content repeats it. */
  isTitleHidden?: boolean | undefined
  children: ReactNode
}

let isFirstPage = true

/** The frame of every page: back link, title and actions. After navigation the title gets the focus. */
export function Page(props: Props) {
  const { title, back, intro, actions, isNarrow, isLow, isLine, isTitleHidden, children } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const [isNext] = useState(() => !isFirstPage)

  usePageTitle(title)

  useEffect(() => {
    // On the first page the browser handles the focus. Later, move it to the top unless the page's content already has
    // it.
    const page = heading.current?.closest('.page')
    if (!isFirstPage && !page?.contains(document.activeElement)) {
      if (isGoingBack()) heading.current?.focus({ preventScroll: true })
      // With a hash, `Section` scrolls to its part.
      else if (location.hash === '') {
        window.scrollTo(0, 0)
        heading.current?.focus({ preventScroll: true })
      }
    }
    isFirstPage = false
  }, [])

  return (
    <div
      className={[
        'page',
        isNext && 'page-next',
        isNarrow && 'page-narrow',
        isLow && 'page-low',
        isLine && 'page-line',
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {back && (
        <Link className="page-back" href={back.href}>
          <ArrowLeft aria-hidden />
          {back.label}
        </Link>
      )}
      <div className="page-head">
        <h1 ref={heading} tabIndex={-1} className={isTitleHidden ? 'sr-only' : undefined}>
          {title}
        </h1>
        {actions && <div className="row">{actions}</div>}
        {intro && (
          <div className="page-intro">{typeof intro === 'string' ? <p>{intro}</p> : intro}</div>
        )}
      </div>
      {children}
    </div>
  )
}
