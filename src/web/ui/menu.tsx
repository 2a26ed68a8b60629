import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { withDevUser } from '#web/lib/dev-user.ts'
import './menu.css'
import { withBase } from '#web/lib/base.ts'

export type MenuItem = {
  label: string
  icon?: ReactNode
  isDanger?: boolean
} & (
  | { href: string; isPageLoad?: boolean; onChoose?: never }
  | { onChoose: () => void; href?: never }
)

type Props = {
  /** Renders the button that opens the menu, with these props. */
  button: (props: {
    id: string
    'aria-haspopup': 'menu'
    'aria-expanded': boolean
    onClick: () => void
  }) => ReactNode
  title?: string
  items: readonly MenuItem[]
  onNavigate?: (href: string) => void
}

/** A menu button by the ARIA pattern: arrow keys move, Escape closes, the focus returns to the button. */
export function Menu({ button, title, items, onNavigate }: Props) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()

  useEffect(() => {
    if (!isOpen) return
    root.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
    const closeOutside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])

  function close() {
    setOpen(false)
    document.getElementById(id)?.focus()
  }

  function handleKey(event: KeyboardEvent) {
    const all = [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
    const at = all.indexOf(document.activeElement as HTMLElement)
    const moves: Record<string, number> = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    }
    if (event.key === 'Escape') {
      event.stopPropagation()
      close()
    } else if (event.key === 'Tab') setOpen(false)
    else if (event.key in moves) {
      event.preventDefault()
      all[moves[event.key] ?? 0]?.focus()
    }
  }

  return (
    <div className="menu" ref={root}>
      {button({
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onClick: () => setOpen(!isOpen),
      })}
      {isOpen && (
        <div className="menu-list" role="menu" aria-labelledby={id} onKeyDown={handleKey}>
          {title && (
            <p className="menu-title" role="presentation">
              {title}
            </p>
          )}
          {items.map((item) => (
            <MenuRow key={item.label} item={item} close={close} onNavigate={onNavigate} />
          ))}
        </div>
      )}
    </div>
  )
}

type MenuRowProps = {
  item: MenuItem
  close: () => void
  onNavigate: ((href: string) => void) | undefined
}

function MenuRow({ item, close, onNavigate }: MenuRowProps) {
  const className = item.isDanger ? 'menu-item menu-item-danger' : 'menu-item'
  if (item.href !== undefined) {
    const { href, isPageLoad } = item
    return (
      <a
        role="menuitem"
        tabIndex={-1}
        className={className}
        href={withBase(isPageLoad ? href : withDevUser(href))}
        onClick={(event) => {
          if (isPageLoad || !onNavigate || event.metaKey || event.ctrlKey) return
          event.preventDefault()
          close()
          onNavigate(href)
        }}
      >
        {item.icon}
        {item.label}
      </a>
    )
  }
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={className}
      onClick={() => {
        close()
        item.onChoose()
      }}
    >
      {item.icon}
      {item.label}
    </button>
  )
}
