import type { ReactNode } from 'react'
import { type ForecastChange, type NewForecast, TOO_LONG, WISH } from '#domain/steps/forecast.ts'
import { STRENGTH_WORDS } from '#domain/steps/step.ts'
import { lengthOf } from '#domain/values/text.ts'
import { CallError } from '#web/lib/api.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { StrengthChoice } from '#web/ui/strength-choice.tsx'
import { asLine } from './use-forecast-draft.ts'

/** What a person says of what is coming; how likely it is stays open until they have said it. */
export type Said = Pick<NewForecast, 'title' | 'day' | 'wanted' | 'feared'> & {
  likely: number | null
  ownStrength: number | null
}

type Checked = typeof NewForecast | typeof ForecastChange

/** What is wrong with each field, by its name. */
export type Problems = Record<string, string>

/** The first thing to say about each field, before anything is sent. */
export function problemsIn(schema: Checked, sent: unknown): Problems {
  const issues = schema.safeParse(sent).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]).reverse())
}

/** What the server says about a field. */
export const issueIn = (error: Error | null, name: string): string | null =>
  (error instanceof CallError
    ? error.refusal?.issues?.find(({ path }) => path === name)?.message
    : null) ?? null

/** In the order in which they stand. */
const FIELDS = ['title', 'day', 'selfMapItemIds', 'wanted', 'feared', 'likely'] as const

/** Takes the person to the first field that lacks something: it may be far above the button. */
export function goToFirst(problems: Problems, root: HTMLElement | null): void {
  const first = FIELDS.find((name) => problems[name])
  const field = root?.querySelector<HTMLElement>(`[name=${first}]`)
  if (!field) return
  const folded = field.closest('details')
  if (folded) folded.open = true
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}

type Written = 'title' | 'wanted' | 'feared' | 'note'
/** From here on the characters are counted. */
const COUNT_FROM = WISH.max - 50

type LineProps = {
  name: Written
  label: string
  value: string
  problem: string | null
  onChange: (value: string) => void
}

/** What was typed is never cut: that it is too long is said while it can be shortened. */
export function WrittenLine({ name, label, value, problem, onChange }: LineProps) {
  const length = lengthOf(value)
  return (
    <TextArea
      label={label}
      name={name}
      rows={2}
      value={value}
      hint={length > COUNT_FROM && `${length} of ${WISH.max} characters`}
      onChange={(event) => onChange(asLine(event.target.value))}
      problem={length > WISH.max ? TOO_LONG : problem}
    />
  )
}

type Props = {
  said: Said
  today: string
  onChange: (part: Partial<Said>) => void
  problemOf: (name: string) => string | null
  /** Between what is coming and what is wanted of it. */
  children?: ReactNode
}

/** What, when, what is wanted and feared, and how likely and how strong it is. */
export function ForecastFields({ said, today, onChange, problemOf, children }: Props) {
  const { day, likely, ownStrength } = said
  const written = (name: 'title' | 'wanted' | 'feared', label: string) => (
    <WrittenLine
      name={name}
      label={label}
      value={said[name]}
      problem={problemOf(name)}
      onChange={(value) => onChange({ [name]: value })}
    />
  )
  return (
    <>
      <div className="before-what">
        {written('title', 'What is coming?')}
        <TextField
          label="When"
          name="day"
          type="date"
          min={today}
          value={day}
          onChange={(event) => onChange({ day: event.target.value })}
          problem={problemOf('day')}
        />
      </div>
      {children}
      {written('wanted', 'What I want (optional)')}
      {written('feared', 'What I fear')}
      <StrengthChoice
        name="likely"
        label="How likely is what you fear?"
        value={likely === null ? null : Math.round(likely / 10)}
        onChange={(tenths) => onChange({ likely: 10 * tenths })}
        ends={['it won’t happen', 'it will']}
        problem={problemOf('likely')}
      />
      <StrengthChoice
        label="If it happens, how strong will the feeling be? (optional)"
        value={ownStrength}
        onChange={(next) => onChange({ ownStrength: next })}
        ends={STRENGTH_WORDS}
      />
    </>
  )
}
