import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { TextField } from './field.tsx'
import { Loaded } from './loaded.tsx'
import './revocable-list.css'

type Revocable = {
  name: ReactNode
  about: ReactNode
  /** Accessible name of the button, such as "Remove backup". Null if it can't be removed. */
  endLabel: string | null
}
type Props<Row> = {
  icon: ReactNode
  list: readonly Row[]
  rowOf: (row: Row) => Revocable
  /** The button's text, such as "Remove". */
  end: string
  ending: { isPending: boolean; mutate: (id: number) => void }
}

/** Lists tokens, passkeys, devices and the like, each of which can be revoked. */
export const RevocableList = <Row extends { id: number }>(props: Props<Row>) => (
  <ul className="revocable-list">
    {props.list.map((row) => {
      const { name, about, endLabel } = props.rowOf(row)
      return (
        <li key={row.id}>
          {props.icon}
          <div>
            <p>{name}</p>
            <p className="small muted figures">{about}</p>
          </div>
          {endLabel && (
            <Button
              size="small"
              look="quiet"
              aria-label={endLabel}
              disabled={props.ending.isPending}
              onClick={() => props.ending.mutate(row.id)}
            >
              {props.end}
            </Button>
          )}
        </li>
      )
    })}
  </ul>
)

type LoadedProps<Row> = Omit<Props<Row>, 'list'> & {
  query: UseQueryResult<Row[]>
  /** Shown instead of an empty list. */
  empty?: ReactNode
}
export const LoadedRevocables = <Row extends { id: number }>(props: LoadedProps<Row>) => (
  <Loaded query={props.query} empty={props.empty}>
    {(list) => <RevocableList list={list} {...props} />}
  </Loaded>
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
