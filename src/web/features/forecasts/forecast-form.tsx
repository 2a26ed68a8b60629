import { type ReactNode, useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { sayBias } from '#domain/findings/forecast-stats.ts'
import type { ImpactBias } from '#domain/findings/impact-bias.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import { isGrave, NewForecast, TOO_LONG, WISH } from '#domain/steps/forecast.ts'
import { STRENGTH_WORDS } from '#domain/steps/step.ts'
import { comingDay } from '#domain/values/named-day.ts'
import { lengthOf } from '#domain/values/text.ts'
import { addDays, dayIn } from '#domain/values/time-zone.ts'
import { CallError } from '#web/lib/api.ts'
import { timeZone, useZone } from '#web/lib/time-zone.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { StrengthChoice } from '#web/ui/strength-choice.tsx'
import { Ghost } from './ghost.tsx'
import { asLine, useForecastDraft } from './use-forecast-draft.ts'
import { useAddForecast } from './use-forecasts.ts'
import './forecasts.css'

/** "My sister" is yours here. The engine's own way with names weighs more than this page may. */
const spokenTo = (name: string): string => name.replace(/^(?:My|Our)\b/i, 'your')

type Typed = { target: { value: string } }

const isIn = (items: readonly SelfMapItem[], id: number) => items.some((item) => item.id === id)

const issuesIn = (error: Error | null) =>
  error instanceof CallError ? (error.refusal?.issues ?? []) : []

/** The first thing to say about each field, before anything is sent. */
type Wish = Omit<z.input<typeof NewForecast>, 'likely'> & { likely: number | null }

function problemsIn(wish: Wish): Record<string, string> {
  const issues = NewForecast.safeParse(wish).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]).reverse())
}

type Picked = {
  chosen: readonly number[]
  /** Found in the words, until the person decides. */
  isProposed: boolean
  onChange: (ids: number[]) => void
  problem: string | null
}

type Props = {
  userId: number
  items: readonly SelfMapItem[]
  /** What the words speak of, the surest first; some of it may not be on the map yet. */
  proposed: readonly SelfMapItem[]
  /** What was written as having happened, to begin with. */
  otherWords: string
  /** What was written so far, to propose from. */
  onText: (text: string) => void
  picker: (picked: Picked) => ReactNode
  help: (texts: readonly string[], isKnown: boolean) => ReactNode
  /** What was foreseen and felt so far, where it is more than chance. */
  bias: ImpactBias | null
  onKept: (title: string) => void
}

const NEED_FIRST = 7
/** From here on the characters are counted. */
const COUNT_FROM = WISH.max - 50

/** Something is coming: what, when, what is wanted, what is feared; beside it what one can expect to feel. */
export function ForecastForm(props: Props) {
  const { userId, proposed, otherWords, onText, picker, help, bias, onKept } = props
  const today = dayIn(Date.now(), useZone())
  const { draft, change, forget } = useForecastDraft(userId, today, otherWords)
  const { title, wanted, feared, note, likely, ownStrength } = draft
  const day = draft.day ?? comingDay(title, today) ?? addDays(today, 1)
  const [hadNote] = useState(note !== '')
  const [need, setNeed] = useState(NEED_FIRST)
  const [moved, setMoved] = useState<number | null>(null)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const add = useAddForecast(userId)
  const isHelped = add.data !== undefined && 'crisis' in add.data
  const items = [...props.items, ...proposed.filter(({ id }) => !isIn(props.items, id))]
  const chosen = draft.chosen ?? proposed.slice(0, 1).map(({ id }) => id)
  const touched = items
    .filter(({ id }) => chosen.includes(id))
    .toSorted((one, other) => other.attachmentPower - one.attachmentPower)
  const [main] = touched
  const powerFirst = main?.attachmentPower ?? 0.5
  const power = moved ?? powerFirst
  const texts = [title, wanted, feared, note]
  const told = [title, wanted, feared].filter(Boolean).join('. ')
  useEffect(() => onText(told), [told, onText])

  const problemOf = (path: string) =>
    problems[path] ?? issuesIn(add.error).find((it) => it.path === path)?.message ?? null
  const set = (part: 'title' | 'day' | 'wanted' | 'feared' | 'note') => (event: Typed) => {
    change({ [part]: asLine(event.target.value) })
    setProblems({ ...problems, [part]: '' })
  }

  /** What was typed is never cut: that it is too long is said while it can be shortened. */
  const written = (part: 'title' | 'wanted' | 'feared' | 'note', label: string) => {
    const length = lengthOf(draft[part])
    return (
      <TextArea
        label={label}
        rows={2}
        value={draft[part]}
        hint={length > COUNT_FROM && `${length} of ${WISH.max} characters`}
        onChange={set(part)}
        problem={length > WISH.max ? TOO_LONG : problemOf(part)}
      />
    )
  }

  function handleKeep() {
    const wish = {
      ...{ title, day, wanted, feared, note, likely, ownStrength, need, power, powerFirst },
      zone: timeZone(),
      needFirst: NEED_FIRST,
    }
    const about = {
      selfMapItemIds: touched.filter(({ id }) => isIn(props.items, id)).map(({ id }) => id),
      proposals: touched
        .filter(({ id }) => !isIn(props.items, id))
        .map(({ name, category }) => ({ name, category })),
    }
    const found = problemsIn({ ...wish, ...about })
    setProblems(found)
    if (likely === null || Object.keys(found).length > 0) return
    add.mutate(
      { ...wish, ...about, likely, anyway: isHelped },
      {
        onSuccess(reply) {
          if (!('id' in reply)) return
          forget()
          onKept(title)
        },
      },
    )
  }

  return (
    <div className="before">
      <Card>
        <div className="stack">
          {help(texts, isHelped)}
          <div className="before-what">
            {written('title', 'What is coming?')}
            <TextField
              label="When"
              type="date"
              min={today}
              value={day}
              onChange={set('day')}
              problem={problemOf('day')}
            />
          </div>
          {picker({
            chosen,
            isProposed: draft.chosen === null,
            onChange(ids) {
              change({ chosen: ids })
              setMoved(null)
              setProblems({ ...problems, selfMapItemIds: '' })
            },
            problem: problemOf('selfMapItemIds'),
          })}
          {written('wanted', 'What I want')}
          {written('feared', 'What I fear')}
          <StrengthChoice
            label="How likely is what you fear?"
            value={likely === null ? null : Math.round(likely / 10)}
            onChange={(tenths) => {
              change({ likely: 10 * tenths })
              setProblems({ ...problems, likely: '' })
            }}
            ends={['it will not happen', 'it will']}
            problem={problemOf('likely')}
          />
          <StrengthChoice
            label="How strong will the feeling be, if it comes? (if you like)"
            value={ownStrength}
            onChange={(next) => change({ ownStrength: next })}
            ends={STRENGTH_WORDS}
          />
          {bias && ownStrength !== null && !isGrave(...texts) && (
            <p className="small" role="status">
              Until now: {sayBias(bias)}
            </p>
          )}
          <details open={hadNote}>
            <summary>A note to myself that opens on that day</summary>
            {written('note', 'Note to myself')}
          </details>
        </div>
      </Card>
      <Card className="before-ghost">
        <Ghost
          itemName={main?.name ?? 'it'}
          itemText={main ? spokenTo(main.name) : 'it'}
          likely={told !== '' || touched.length > 0 ? likely : null}
          first={{ need: NEED_FIRST, power: powerFirst }}
          now={{ need, power }}
          isGrave={isGrave(...texts)}
          onChange={(part) => {
            if (part.need !== undefined) setNeed(part.need)
            if (part.power !== undefined) setMoved(part.power)
          }}
        />
        <Button look="primary" size="large" isWide disabled={add.isPending} onClick={handleKeep}>
          Save this forecast
        </Button>
        <p className="caption muted">A forecast is never counted as a feeling you had.</p>
      </Card>
    </div>
  )
}
