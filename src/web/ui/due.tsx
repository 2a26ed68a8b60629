import type { ReactNode } from 'react'
import { Button, LinkButton } from './button.tsx'
import './due.css'

type ChoicesProps<Value extends string> = {
  /** Read out over them; what is shown stands elsewhere. */
  legend: string
  options: readonly (readonly [Value, string])[]
  /** Left out where the first tap leads on. */
  chosen?: Value | null
  onChoose: (value: Value) => void
}

/** One tap says it. */
export const Choices = <Value extends string>(props: ChoicesProps<Value>) => (
  <fieldset className="choices">
    <legend className="sr-only">{props.legend}</legend>
    {props.options.map(([value, label]) => (
      <button
        key={value}
        type="button"
        className="choice"
        aria-pressed={props.chosen === undefined ? undefined : props.chosen === value}
        onClick={() => props.onChoose(value)}
      >
        {label}
      </button>
    ))}
  </fieldset>
)

type EndProps = { onDone: () => void; isWorse: boolean; href: string; children: ReactNode }

/** What was due is answered. Where it has grown, the way on leads to somebody. */
export const DueEnd = ({ onDone, isWorse, href, children }: EndProps) => (
  <div className="row">
    <Button onClick={onDone}>That’s it for today</Button>
    <LinkButton look="quiet" href={isWorse ? '/help' : href}>
      {isWorse ? 'Talk to someone' : children}
    </LinkButton>
  </div>
)
