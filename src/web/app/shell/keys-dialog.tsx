import { Fragment } from 'react'
import { singleKeys } from '#web/lib/browser/single-keys.ts'
import { useStore } from '#web/lib/store.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Link } from '#web/ui/link.tsx'
import { commandsFor } from './navigation.ts'
import './find.css'

type Keys = { keys: readonly string[]; does: string }

const ON_THE_MAP: readonly Keys[] = [
  { keys: ['↑', '↓'], does: 'Closer, further away' },
  { keys: ['←', '→'], does: 'Previous item, next item' },
  { keys: ['Home', 'End'], does: 'First item, last item' },
  { keys: ['Shift', '←', '→'], does: 'Move it along its ring' },
]

type Props = { isSignedIn: boolean; onClose: () => void }

export function KeysDialog({ isSignedIn, onClose }: Props) {
  const isOn = useStore(singleKeys) === 'on'
  const letters = commandsFor(isSignedIn).flatMap(({ letter, label, href }) =>
    letter ? [{ keys: [letter.toUpperCase()], does: href ? label : 'This list' }] : [],
  )
  const anywhere = [{ keys: ['Ctrl', 'K'], does: 'Find anything' }, ...(isOn ? letters : [])]
  return (
    <Dialog title="Keyboard" look="wide" onClose={onClose}>
      <div className="keys-columns">
        <KeyList title="Anywhere" list={anywhere} />
        <KeyList title="On the map" list={ON_THE_MAP} />
      </div>
      <p className="small muted">
        {isOn
          ? 'You can turn off single-letter shortcuts'
          : 'You can turn on single-letter shortcuts'}
        {isSignedIn ? (
          <>
            {' '}
            in your{' '}
            <Link href="/profile" onClick={onClose}>
              profile
            </Link>
            .
          </>
        ) : (
          ' in your profile, once you have an account.'
        )}
      </p>
    </Dialog>
  )
}

function KeyList({ title, list }: { title: string; list: readonly Keys[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl className="keys">
        {list.map(({ keys, does }) => (
          <Fragment key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}
