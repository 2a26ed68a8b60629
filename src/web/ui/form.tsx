import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  onSubmit: (given: FormData, form: HTMLFormElement) => void
}

/** A form that is checked and sent by script. A submit isn't passed on to a form around it. */
export const Form = ({ onSubmit, ...rest }: Props) => (
  <form
    className="stack"
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      event.stopPropagation()
      onSubmit(new FormData(event.currentTarget), event.currentTarget)
    }}
    {...rest}
  />
)
