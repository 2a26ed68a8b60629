import { X } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { IconButton } from '#web/ui/button.tsx'

type Props = {
  label: string
  /** Opens above its line, for lines with little room below. */
  isAbove?: boolean
  onClose: () => void
  children: ReactNode
}

const MOVES: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Opens beside its line, on a phone at the bottom, so the equation stays visible. Escape focuses the line. */
export function Popover({ label, isAbove = false, onClose, children }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const [hasRoom, setRoom] = useState(true)
  const close = useRef(onClose)
  close.current = onClose

  // Above the first line of a page, it would be under the header.
  useLayoutEffect(() => {
    const box = root.current
    const top = box ? box.getBoundingClientRect().top + window.scrollY : 0
    const header = document.querySelector('header')?.offsetHeight ?? 0
    if (isAbove && top < header) setRoom(false)
  }, [isAbove])

  useEffect(() => {
    const line = root.current?.parentElement
    const chosen = root.current?.querySelector<HTMLElement>('[aria-pressed=true]')
    const first = chosen ?? root.current?.querySelector<HTMLElement>('button, input, textarea')
    first?.focus({ preventScroll: true })
    const closeOutside = (event: PointerEvent) => {
      if (!line?.contains(event.target as Node)) close.current()
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      line?.querySelector<HTMLElement>('.line')?.focus({ preventScroll: true })
    }
  }, [])
  // `scrollIntoView` may return a promise, which isn't a cleanup function.
  useEffect(() => {
    root.current?.scrollIntoView?.({ block: 'nearest' })
  }, [hasRoom])

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation()
      return onClose()
    }
    const move = MOVES[event.key]
    if (!move || (event.target as Element).matches('input, textarea')) return
    event.preventDefault()
    const all = [...(root.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    const at = all.indexOf(document.activeElement as HTMLElement)
    all[(at + move + all.length) % all.length]?.focus()
  }

  return (
    <div
      ref={root}
      role="dialog"
      aria-label={label}
      className={isAbove && hasRoom ? 'popover popover-above' : 'popover'}
      onKeyDown={handleKey}
    >
      <h2>{label}</h2>
      {children}
      <div className="popover-close">
        <IconButton label="Close" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
    </div>
  )
}
