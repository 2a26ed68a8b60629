import { signInHref } from '#web/lib/return-address.ts'
import { Button } from '#web/ui/button.tsx'

/** Signs out and leads to the sign-in page, and from there back to the profile. */
export function SignInAgain() {
  async function signInAgain() {
    await fetch('/api/logout', { method: 'POST', redirect: 'manual' })
    location.assign(signInHref('/profile'))
  }
  return (
    <div>
      <Button onClick={() => void signInAgain()}>Sign in again</Button>
    </div>
  )
}
