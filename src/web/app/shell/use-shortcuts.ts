import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { singleKeys } from '#web/lib/browser/single-keys.ts'
import { keepDevUser } from '#web/lib/dev-user.ts'
import { commandsFor } from './commands.ts'

const TYPED_INTO = 'input, textarea, select, [contenteditable], [role=slider], [role=application]'

/** Ctrl K opens what finds anything, `?` the list of keys, and where it was chosen a few letters lead to a room. */
export function useShortcuts(isSignedIn: boolean, open: (what: 'find' | 'keys') => void): void {
  const [, navigate] = useLocation()
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.repeat || document.querySelector('dialog[open]')) return
      const isMain = event.ctrlKey || event.metaKey
      if (isMain && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        return open('find')
      }
      const isTyping = event.target instanceof Element && event.target.closest(TYPED_INTO)
      if (isMain || event.altKey || isTyping || singleKeys.get() === 'off') return
      const command = commandsFor(isSignedIn).find(({ letter }) => letter === event.key)
      if (!command || (command.href && singleKeys.get() !== 'on')) return
      event.preventDefault()
      if (command.href) navigate(keepDevUser(command.href))
      else open('keys')
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [isSignedIn, open, navigate])
}
