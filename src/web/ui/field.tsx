import { type ComponentProps, type ReactNode, useId } from 'react'
import './field.css'

type Shared = {
  label: string
  hint?: ReactNode
  /** The validation error, shown under the field and linked by `aria-describedby`. */
  problem?: string | null
  /** Inside the frame at the right, such as a microphone. */
  aside?: ReactNode
}

type FieldAttributes = {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

/** Says what is wrong, also to screen readers once it appears. */
export const Problem = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p className="field-problem" id={id} role="alert">
    {children}
  </p>
)

export const Hint = ({ id, children }: { id: string; children: ReactNode }) =>
  children && (
    <p className="field-hint" id={id}>
      {children}
    </p>
  )

type FrameProps = Shared & { children: (described: FieldAttributes) => ReactNode }

function FieldFrame({ label, hint, problem, aside, children }: FrameProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <div className="row field-head">
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-invalid': Boolean(problem),
        'aria-describedby': described || undefined,
      })}
      <Hint id={`${id}-hint`}>{hint}</Hint>
      <Problem id={`${id}-problem`}>{problem}</Problem>
    </div>
  )
}

function split<Props extends Shared>({ label, hint, problem, aside, ...rest }: Props) {
  return [{ label, hint, problem: problem ?? null, aside }, rest] as const
}

export function TextField(props: Shared & ComponentProps<'input'>) {
  const [shared, rest] = split(props)
  return (
    <FieldFrame {...shared}>
      {(described) => <input className="field-input" {...described} {...rest} />}
    </FieldFrame>
  )
}

/** For a code we sent by email. */
export const CodeField = (props: ComponentProps<typeof TextField>) => (
  <TextField
    name="code"
    autoComplete="one-time-code"
    inputMode="numeric"
    placeholder="1234 5678"
    {...props}
  />
)

export function TextArea(props: Shared & ComponentProps<'textarea'>) {
  const [shared, rest] = split(props)
  return (
    <FieldFrame {...shared}>
      {(described) => <textarea className="field-input" {...described} {...rest} />}
    </FieldFrame>
  )
}

type SelectProps = { options?: readonly (readonly [value: string | number, label: string])[] }

/** `children` are options in groups. */
export function SelectField(props: Shared & ComponentProps<'select'> & SelectProps) {
  const [shared, { options = [], children, ...rest }] = split(props)
  return (
    <FieldFrame {...shared}>
      {(described) => (
        <select className="field-input" {...described} {...rest}>
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          {children}
        </select>
      )}
    </FieldFrame>
  )
}

export function Checkbox({ label, hint, ...rest }: Shared & ComponentProps<'input'>) {
  const id = useId()
  return (
    <div className="check">
      <input id={id} type="checkbox" aria-describedby={hint ? `${id}-hint` : undefined} {...rest} />
      <div>
        <label htmlFor={id}>{label}</label>
        <Hint id={`${id}-hint`}>{hint}</Hint>
      </div>
    </div>
  )
}

type CheckboxesProps<Key> = {
  options: readonly (readonly [Key, label: string])[]
  ticked: readonly Key[]
  onChange: (ticked: Key[]) => void
}

/** A checkbox for each option. */
export const Checkboxes = <Key extends string | number>(props: CheckboxesProps<Key>) =>
  props.options.map(([key, label]) => (
    <Checkbox
      key={key}
      label={label}
      checked={props.ticked.includes(key)}
      onChange={({ currentTarget }) => {
        const others = props.ticked.filter((it) => it !== key)
        props.onChange(currentTarget.checked ? [...others, key] : others)
      }}
    />
  ))
