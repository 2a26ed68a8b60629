import { CloudOff } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'
import {
  COPYRIGHT,
  FRAMEWORK_AUTHOR,
  FRAMEWORK_NAME,
  PRODUCT_NAME,
} from '#domain/content/product.ts'
import type { Person } from '#domain/people/person.ts'
import { hasPremiumAccess } from '#domain/people/trial.ts'
import { useTrial } from '#web/features/plans/use-trial.ts'
import { devUserHere } from '#web/lib/dev-user.ts'
import { isReadyOffline } from '#web/lib/offline/state.ts'
import { useStore } from '#web/lib/store.ts'
import { useDrawn } from '#web/lib/waking/drawn.ts'
import { FaultBoundary } from '#web/ui/fault-boundary.tsx'
import { FooterLinks } from '#web/ui/footer-links.tsx'
import { Header } from './header.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { navigationFor } from './navigation.ts'
import { Sidebar } from './sidebar.tsx'
import { TabBar } from './tab-bar.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import './shell.css'

const ShareDialog = lazy(() =>
  import('#web/features/shares/share-dialog.tsx').then((it) => ({ default: it.ShareDialog })),
)

const FindDialog = lazy(() =>
  import('./find-dialog.tsx').then((it) => ({ default: it.FindDialog })),
)
const KeysDialog = lazy(() =>
  import('./keys-dialog.tsx').then((it) => ({ default: it.KeysDialog })),
)

const OfflineKeeper = lazy(() =>
  import('../offline/offline-keeper.tsx').then((it) => ({ default: it.OfflineKeeper })),
)

type Props = {
  person: Person | null
  isLoading: boolean
  children: ReactNode
}

function useIsOffline(): boolean {
  return useSyncExternalStore(
    (listener) => {
      addEventListener('online', listener)
      addEventListener('offline', listener)
      return () => {
        removeEventListener('online', listener)
        removeEventListener('offline', listener)
      }
    },
    () => !navigator.onLine,
    () => false,
  )
}

/** Apart from the rest: only this little is drawn again when the browser can be asked. */
const KeptOffline = ({ person }: Pick<Props, 'person'>) =>
  useDrawn() === null && (
    <FaultBoundary fallback={null}>
      <Suspense>
        <OfflineKeeper person={person} />
      </Suspense>
    </FaultBoundary>
  )

/** What stands around every page: header, places, footer, and on small screens the bar at the bottom. */
export function Shell({ person, isLoading, children }: Props) {
  const [open, setOpen] = useState<'share' | 'menu' | 'find' | 'keys' | null>(null)
  const trial = useTrial(person)
  const isOffline = useIsOffline()
  const isReady = useStore(isReadyOffline)
  const hasPremium = person !== null && trial.data !== undefined && hasPremiumAccess(trial.data)
  const items = navigationFor(person !== null, hasPremium)
  const close = () => setOpen(null)
  useShortcuts(person !== null, setOpen)

  return (
    <div className="shell">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {devUserHere() && <p className="dev-banner">Development Mode</p>}
      {isOffline && (
        <p className="offline-bar" role="status">
          <CloudOff aria-hidden />
          {isReady
            ? 'You’re offline. You can still read and write.'
            : 'You’re offline. You can keep using this page. The rest will load when you’re back online.'}
        </p>
      )}
      <Header
        person={person}
        isLoading={isLoading}
        onShare={() => setOpen('share')}
        onOpenMenu={() => setOpen('menu')}
      />
      <div className="shell-body">
        <Sidebar person={person} items={items} />
        <main className="main" id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      <Footer />
      <TabBar items={items} />
      <KeptOffline person={person} />
      {open === 'menu' && (
        <MobileMenu person={person} items={items} onFind={() => setOpen('find')} onClose={close} />
      )}
      {open === 'share' && (
        <Suspense>
          <ShareDialog onClose={close} />
        </Suspense>
      )}
      {open === 'find' && (
        <Suspense>
          <FindDialog person={person} onClose={close} onKeys={() => setOpen('keys')} />
        </Suspense>
      )}
      {open === 'keys' && (
        <Suspense>
          <KeysDialog isSignedIn={person !== null} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}

const Footer = () => (
  <footer className="footer">
    <div className="footer-row">
      <p>
        {COPYRIGHT}. {PRODUCT_NAME} is built on {FRAMEWORK_AUTHOR}’s {FRAMEWORK_NAME}.
      </p>
      <div className="footer-links">
        <FooterLinks className="help-link" />
      </div>
    </div>
  </footer>
)
