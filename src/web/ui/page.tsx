import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isGoingBack } from '#web/lib/address/going-back.ts'
import { usePageTitle } from '#web/lib/address/page-title.ts'
import { Link } from './link.tsx'
import './page.css'

type Props = {
  title: string
  /** Where the link above the title leads. */
  back?: { href: string; label: string }
  intro?: ReactNode
  actions?: ReactNode
  isNarrow?: boolean
  /** Where what follows should be seen at once, the way back stands beside the title. */
  isLow?: boolean
  /** What follows heads the page: way back, title and intro share one small line. */
  isLine?: boolean
  /** The title only repeats what follows, so it's there for screen readers alone. */
  isTitleHidden?: boolean | undefined
  children: ReactNode
}

let isFirstPage = true

/** The frame of every page: a way back, the title (which gets the focus after a change of page), actions. */
export function Page(props: Props) {
  const { title, back, intro, actions, isNarrow, isLow, isLine, isTitleHidden, children } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const [isNext] = useState(() => !isFirstPage)

  usePageTitle(title)

  useEffect(() => {
    // On the first page the browser's own order is right; after that the reader is taken to the top, unless what is on
    // the page has taken them further already.
    const page = heading.current?.closest('.page')
    if (!isFirstPage && !page?.contains(document.activeElement)) {
      if (isGoingBack()) heading.current?.focus({ preventScroll: true })
      // A part of the page was asked for, and it takes the reader there itself.
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
