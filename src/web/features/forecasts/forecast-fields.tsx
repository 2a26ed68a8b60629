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
import { problemsIn, refusedFieldsOf } from '#web/lib/calls/problems.ts'
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
  const { root, problemOf, clear, isValid } = useProblems(ForecastChange)
  const today = dayIn(Date.now(), useZone())
  const change = useChangeForecast(forecast.id)
  const isHelped = change.data !== undefined && 'crisis' in change.data

  function handleSave() {
    const { title, day, wanted, feared, likely, ownStrength } = said
    const words = { title, day, wanted, feared, ownStrength, zone: timeZone() }
    if (!isValid({ ...words, likely }) || likely === null) return
    change.mutate(
      // A second press after a refusal has seen the other lines, which are above the fields by then.
      { ...words, likely, anyway: isHelped, seen: change.isError ? forecast : seen },
      { onSuccess: (reply) => 'id' in reply && onClose() },
    )
  }

  return (
    <Dialog title="Change this forecast" look="wide" onClose={onClose}>
      <div className="stack" ref={root}>
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
            clear(Object.keys(part)[0] ?? '')
          }}
          problemOf={(name) => problemOf(name, change.error)}
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

/** In the order of the form. */
const FIELDS = ['title', 'day', 'selfMapItemIds', 'wanted', 'feared', 'likely'] as const

/** The message of each field: ours before sending, the server's after that. */
export function useProblems(schema: typeof NewForecast | typeof ForecastChange) {
  const [problems, setProblems] = useState<Record<string, string>>({})
  const root = useRef<HTMLDivElement>(null)
  return {
    root,
    problemOf(name: string, error: Error | null): string | null {
      const issue = refusedFieldsOf(error)?.find(({ path }) => path === name)
      return problems[name] || (issue?.message ?? null)
    },
    clear: (name: string) => setProblems({ ...problems, [name]: '' }),
    /** Focuses the first invalid field, which may be far above the button. */
    isValid(sent: unknown): boolean {
      const issues = schema.safeParse(sent).error?.issues ?? []
      const found = problemsIn(issues)
      setProblems(found)
      const first = FIELDS.find((name) => name in found)
      const field = root.current?.querySelector<HTMLElement>(`[name=${first}]`)
      const folded = field?.closest('details')
      if (folded) folded.open = true
      field?.focus({ preventScroll: true })
      field?.scrollIntoView({ block: 'center' })
      return issues.length === 0
    },
  }
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
