import { LogOut, User, UserRound } from 'lucide-react'
import { useLocation } from 'wouter'
import { initialsOf, type Person } from '#domain/people/person.ts'
import { LoginControl } from '#web/features/sign-in/login-control.tsx'
import { keepDevUser } from '#web/lib/dev-user.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu } from '#web/ui/menu.tsx'

type Props = { person: Person | null; isLoading: boolean }

export function AccountMenu({ person, isLoading }: Props) {
  const [, navigate] = useLocation()
  if (isLoading) {
    return (
      <Button size="small" disabled>
        Loading
      </Button>
    )
  }
  if (!person) return <LoginControl />
  return (
    <Menu
      title="My Account"
      onNavigate={(href) => navigate(keepDevUser(href))}
      items={[
        { label: 'Profile', href: '/profile', icon: <User aria-hidden /> },
        { label: 'Log out', href: '/api/logout', isPageLoad: true, icon: <LogOut aria-hidden /> },
      ]}
      button={(props) => (
        <button type="button" className="avatar-button" aria-label="My Account" {...props}>
          <Avatar person={person} />
        </button>
      )}
    />
  )
}

export function Avatar({ person }: { person: Person }) {
  const initials = initialsOf(person.firstName, person.lastName)
  return <span className="avatar">{initials ?? <UserRound aria-hidden />}</span>
}
