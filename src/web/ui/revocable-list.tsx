import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { TextField } from './field.tsx'
import './revocable-list.css'

type Revocable = {
  id: number
  name: ReactNode
  about: ReactNode
  /** Accessible name of the button, such as "Remove backup". Null if it can't be removed. */
  endLabel: string | null
}
type Props = {
  icon: ReactNode
  list: readonly Revocable[]
  /** The button's text, such as "Remove". */
  end: string
  ending: { isPending: boolean; mutate: (id: number) => void }
}

/** Lists tokens, passkeys, devices and the like, each of which can be revoked. */
export const RevocableList = ({ icon, list, end, ending }: Props) => (
  <ul className="revocable-list">
    {list.map(({ id, name, about, endLabel }) => (
      <li key={id}>
        {icon}
        <div>
          <p>{name}</p>
          <p className="small muted figures">{about}</p>
        </div>
        {endLabel && (
          <Button
            size="small"
            look="quiet"
            aria-label={endLabel}
            disabled={ending.isPending}
            onClick={() => ending.mutate(id)}
          >
            {end}
          </Button>
        )}
      </li>
    ))}
  </ul>
)

type Secret = { label: string; value: string; onDone: () => void }

/** A secret that is shown once, to copy. */
export const OneTimeSecret = ({ label, value, onDone }: Secret) => (
  <div className="stack" role="status">
    <TextField
      label={label}
      readOnly
      value={value}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
    <Button isAlone onClick={onDone}>
      I’ve copied it
    </Button>
  </div>
)
