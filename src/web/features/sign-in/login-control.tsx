import { useMutation, useQueryClient } from '@tanstack/react-query'
import { LogIn } from 'lucide-react'
import { useEffect, useState } from 'react'
import { signIn } from '#contract/sign-in.ts'
import { call } from '#web/lib/api.ts'
import { withBase } from '#web/lib/base.ts'
import { isDevelopment } from '#web/lib/browser/development.ts'
import { SESSION_KEY } from '#web/lib/calls/session-key.ts'
import { Button } from '#web/ui/button.tsx'
import { tell } from '#web/ui/toast.tsx'
import { noteSignIn } from './sign-in-link.tsx'

/** "Log in", and in development mode a second button that Ctrl+Alt+D shows and hides. */
export function LoginControl() {
  const isDevShown = useDevShortcut()
  const [isLeaving, setLeaving] = useState(false)
  const client = useQueryClient()
  const devLogin = useMutation({
    mutationFn: () => call(signIn.devLogin, {}),
    meta: {
      done: {
        title: 'Development login successful',
        text: "You're now logged in with a development test account",
      },
      failed: {
        title: 'Development login failed',
        text: 'Unable to create development test account',
      },
    },
    onSuccess({ devUserId }) {
      const address = new URL(location.href)
      address.searchParams.set('dev-user-id', devUserId)
      history.replaceState(null, '', address)
      return client.invalidateQueries({ queryKey: SESSION_KEY })
    },
  })

  return (
    <div className="row">
      {isDevShown && (
        <Button size="small" disabled={devLogin.isPending} onClick={() => devLogin.mutate()}>
          {devLogin.isPending ? 'Loading...' : 'Dev Login'}
        </Button>
      )}
      <Button
        size="small"
        look="outline"
        disabled={isLeaving}
        onClick={() => {
          setLeaving(true)
          noteSignIn()
          location.assign(withBase('/api/login'))
        }}
      >
        <LogIn aria-hidden />
        <span>{isLeaving ? 'Loading...' : 'Log in'}</span>
      </Button>
    </div>
  )
}

function useDevShortcut(): boolean {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isDevelopment()) return
    let wasToldAbout = false
    const handleKey = (event: KeyboardEvent) => {
      if (!event.ctrlKey || !event.altKey || event.key.toLowerCase() !== 'd') return
      event.preventDefault()
      setShown((shown) => !shown)
      if (!wasToldAbout) {
        tell({ title: 'Developer Mode', text: 'Developer login button is now visible' })
      }
      wasToldAbout = true
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [])
  return isShown
}
