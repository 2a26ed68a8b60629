import type { ReactNode } from 'react'
import { Button, LinkButton } from './button.tsx'
import './due.css'

type ChoicesProps<Value extends string> = {
  /** For screen readers only. The visible question is elsewhere. */
  legend: string
  options: readonly (readonly [Value, string])[]
  /** Omit it if the first tap opens the next step. */
  chosen?: Value | null
  onChoose: (value: Value) => void
}

/** A row of options, answered with one tap. */
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

/** The end of an answered due item. If the feeling got worse, links to help. */
export const DueEnd = ({ onDone, isWorse, href, children }: EndProps) => (
  <div className="row">
    <Button onClick={onDone}>That’s it for today</Button>
    <LinkButton look="quiet" href={isWorse ? '/help' : href}>
      {isWorse ? 'Talk to someone' : children}
    </LinkButton>
  </div>
)
