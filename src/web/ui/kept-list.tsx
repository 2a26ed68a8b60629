import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { TextField } from './field.tsx'
import './kept-list.css'

type Kept = {
  id: number
  name: ReactNode
  about: ReactNode
  /** What ending this one is called, where it can be ended: "Remove backup". */
  endLabel: string | null
}
type Props = {
  icon: ReactNode
  list: readonly Kept[]
  /** On the button: "Remove". */
  end: string
  ending: { isPending: boolean; mutate: (id: number) => void }
}

/** Doors that stand open: what each is, and an end to it at any time. */
export const KeptList = ({ icon, list, end, ending }: Props) => (
  <ul className="kept-list">
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

/** What can be copied now and never again. */
export const ShownOnce = ({ label, value, onDone }: Secret) => (
  <div className="stack" role="status">
    <TextField
      label={label}
      readOnly
      value={value}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
    <div>
      <Button onClick={onDone}>I have copied it</Button>
    </div>
  </div>
)
