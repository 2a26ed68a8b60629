import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { withDevUser } from '#web/lib/dev-user.ts'
import { useRemoveSituation } from './use-situations.ts'

type Props = {
  situationId: number
  person: { id: number; firstName: string }
  /** Replaces the line after `SHOWN_FOR`. */
  children: ReactNode
}

const SHOWN_FOR = 8000

/** After sign-up, in place of the date: says that the situation is saved, with a button to remove it. */
export function SavedLine({ situationId, person, children }: Props) {
  const [isShown, setShown] = useState(true)
  const [, navigate] = useLocation()
  const remove = useRemoveSituation(person.id)
  useEffect(() => {
    const timer = setTimeout(() => {
      setShown(false)
      // Show the date after a reload.
      history.replaceState(null, '')
    }, SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [])
  if (!isShown) return children
  return (
    <p className="kept-line" role="status">
      <Check aria-hidden />
      <span>
        <b>Saved.</b>{' '}
        <span className="kept-line-more">Welcome, {person.firstName}. It’s in your history.</span>
      </span>
      <button
        type="button"
        onClick={() =>
          remove.mutate(situationId, { onSuccess: () => navigate(withDevUser('/dashboard')) })
        }
      >
        Undo
      </button>
    </p>
  )
}
