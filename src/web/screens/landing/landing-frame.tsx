import type { ReactNode } from 'react'
import {
  COPYRIGHT,
  FRAMEWORK_AUTHOR,
  FRAMEWORK_NAME,
  PRODUCT_NAME,
} from '#domain/content/product.ts'
import { SignInLink } from '#web/features/sign-in/sign-in-link.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { FooterLinks } from '#web/ui/footer-links.tsx'
import { Link } from '#web/ui/link.tsx'
import { Logo } from '#web/ui/logo.tsx'

type Props = { aside: ReactNode; children: ReactNode }

/** A quieter frame than the rest of the product has: nothing here competes with the promise. */
export function LandingFrame({ aside, children }: Props) {
  return (
    <div className="landing">
      <header className="landing-header">
        <Link className="landing-brand" href="/">
          <Logo />
          <span>{PRODUCT_NAME}</span>
        </Link>
        <Link className="landing-help" href="/help">
          Get help now
        </Link>
        {aside}
        <SignInLink className="landing-sign-in">Sign in</SignInLink>
        <LinkButton href="/auth">Create Account</LinkButton>
      </header>
      <main className="landing-main">{children}</main>
      <footer className="landing-footer small muted">
        <p>
          {COPYRIGHT}. {PRODUCT_NAME} is built on {FRAMEWORK_AUTHOR}’s {FRAMEWORK_NAME}.
        </p>
        <p className="landing-footer-links">
          <FooterLinks />
        </p>
      </footer>
    </div>
  )
}
