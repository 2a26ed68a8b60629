import type { ReactNode } from 'react'
import { withBase } from '#web/lib/base.ts'
import { TAB_KEYS, writeInTab } from '#web/lib/browser-storage.ts'

/** Marks this tab before the browser is redirected to sign in. */
export const noteSignIn = (): void => writeInTab(TAB_KEYS.wantsSignIn, 'yes')

/** Signs in the way this instance does: with its provider, or with our form. */
export function SignInLink({ className, children }: { className: string; children: ReactNode }) {
  return (
    <a className={className} href={withBase('/api/login')} onClick={noteSignIn}>
      {children}
    </a>
  )
}
