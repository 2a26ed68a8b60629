import { type ReactNode, useRef, useState } from 'react'
import {
  type Forecast,
  ForecastChange,
  type ForecastText,
  type NewForecast,
  TOO_LONG,
  textsOfForecast,
  WISH,
} from '#domain/steps/forecast.ts'
import { STRENGTH_WORDS } from '#domain/steps/step.ts'
import { CHANGED_ELSEWHERE } from '#domain/values/merge-lines.ts'
import { lengthOf } from '#domain/values/text.ts'
import { dayIn } from '#domain/values/time-zone.ts'
import { Help } from '#web/crisis/crisis-watch.tsx'
import { CallError } from '#web/lib/api.ts'
import { timeZone, useZone } from '#web/lib/time-zone.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { StrengthChoice } from '#web/ui/strength-choice.tsx'
import { asLine } from './use-forecast-draft.ts'
import { useChangeForecast } from './use-forecasts.ts'

type ChangeForecastProps = { forecast: Forecast; onClose: () => void }

/** Edits a forecast before its day. Its items and its note can't be changed. */
export function ChangeForecast({ forecast, onClose }: ChangeForecastProps) {
  const [said, setSaid] = useState<ForecastInput>(forecast)
  const [seen] = useState(forecast)
  const [problems, setProblems] = useState<Problems>({})
  const fields = useRef<HTMLDivElement>(null)
  const today = dayIn(Date.now(), useZone())
  const change = useChangeForecast(forecast.id)
  const isHelped = change.data !== undefined && 'crisis' in change.data

  function handleSave() {
    const { title, day, wanted, feared, likely, ownStrength } = said
    const words = { title, day, wanted, feared, ownStrength, zone: timeZone() }
    const found = problemsIn(ForecastChange, { ...words, likely })
    setProblems(found)
    if (likely === null || Object.keys(found).length > 0) return goToFirst(found, fields.current)
    change.mutate(
      // A second press after a refusal has seen the other lines, which are above the fields by then.
      { ...words, likely, anyway: isHelped, seen: change.isError ? forecast : seen },
      { onSuccess: (reply) => 'id' in reply && onClose() },
    )
  }

  return (
    <Dialog title="Change this forecast" look="wide" onClose={onClose}>
      <div className="stack" ref={fields}>
        <Help texts={textsOfForecast(said)} isKnown={isHelped} />
        {change.error?.message === CHANGED_ELSEWHERE && (
          <p>
            Saved on another device:{' '}
            {textsOfForecast({ ...forecast, note: null }).map((text) => (
              <bdi key={text}>“{text}” </bdi>
            ))}
          </p>
        )}
        <ForecastFields
          said={said}
          today={today}
          onChange={(part) => {
            setSaid({ ...said, ...part })
            setProblems({ ...problems, [Object.keys(part)[0] ?? '']: '' })
          }}
          problemOf={(name) => problems[name] || issueIn(change.error, name)}
        />
        <Button look="primary" disabled={change.isPending} onClick={handleSave}>
          Save
        </Button>
      </div>
    </Dialog>
  )
}

/** The input for a forecast. `likely` is null until the person sets it. */
export type ForecastInput = Pick<NewForecast, 'title' | 'day' | 'wanted' | 'feared'> & {
  likely: number | null
  ownStrength: number | null
}

type Checked = typeof NewForecast | typeof ForecastChange

/** Error messages by field name. */
export type Problems = Record<string, string>

/** Validates before sending. Returns the first message for each field. */
export function problemsIn(schema: Checked, sent: unknown): Problems {
  const issues = schema.safeParse(sent).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]).reverse())
}

/** Returns the server's message for a field. */
export const issueIn = (error: Error | null, name: string): string | null =>
  (error instanceof CallError
    ? error.refusal?.issues?.find(({ path }) => path === name)?.message
    : null) ?? null

/** In the order of the form. */
const FIELDS = ['title', 'day', 'selfMapItemIds', 'wanted', 'feared', 'likely'] as const

/** Focuses the first invalid field, which may be far above the button. */
export function goToFirst(problems: Problems, root: HTMLElement | null): void {
  const first = FIELDS.find((name) => problems[name])
  const field = root?.querySelector<HTMLElement>(`[name=${first}]`)
  if (!field) return
  const folded = field.closest('details')
  if (folded) folded.open = true
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}

/** The length from which characters are counted. */
const COUNT_FROM = WISH.max - 50

type LineProps = {
  name: ForecastText
  label: string
  value: string
  problem: string | null
  onChange: (value: string) => void
}

/** Never truncates the input. Says that it is too long while it can be shortened. */
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
  said: ForecastInput
  today: string
  onChange: (part: Partial<ForecastInput>) => void
  problemOf: (name: string) => string | null
  /** Shown between the event and the wanted outcome. */
  children?: ReactNode
}

/** The event, its day, the wanted and feared outcome, the likelihood and the strength. */
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
        {written('title', 'What’s coming up?')}
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
