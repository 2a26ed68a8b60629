import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { checkIns } from '#contract/check-ins.ts'
import { situations } from '#contract/situations.ts'
import { EMOTION_LABELS, EmotionCategory } from '#domain/emotion/emotion.ts'
import { STRENGTH } from '#domain/emotion/strength.ts'
import { type NewOwnWord, Word } from '#domain/emotion/word.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import {
  formatCheckIn,
  LINE_LENGTH,
  type NewCheckIn,
  wordAbout,
} from '#domain/situation/check-in.ts'
import { upperFirst } from '#domain/values/text.ts'
import { Help } from '#web/crisis/crisis-watch.tsx'
import { jsonIn, readInTab, TAB_KEYS, writeInTab } from '#web/lib/browser-storage.ts'
import { inForm, useSend } from '#web/lib/calls/use-send.ts'
import { Bloom } from '#web/pictures/bloom.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Problem, TextField } from '#web/ui/field.tsx'
import { FocusedHeading } from '#web/ui/focused-heading.tsx'
import { Form } from '#web/ui/form.tsx'
import { FeelingTaps, ItemTaps, StrengthTaps, WordTaps } from './taps.tsx'
import './check-in.css'

type SavedCheckInProps = Pick<Props, 'onLeave' | 'onLookCloser'> & {
  id: number
  felt: NewCheckIn
  /** Null if it is about nothing in particular. */
  itemName: string | null
}

/** Shown after saving: an optional line, a closer look, or undo. */
function SavedCheckIn({ id, felt, itemName, onLeave, onLookCloser }: SavedCheckInProps) {
  const [line, setLine] = useState('')
  const write = useSend(checkIns.write, { id }, inForm('We couldn’t save the line'), 'situations')
  const undoing = { failed: 'We couldn’t undo that', done: 'Undone' }
  const takeBack = useSend(situations.remove, { id }, undoing, 'situations')
  const isCrisis = write.data?.isCrisis ?? false
  const isBusy = write.isPending || takeBack.isPending
  return (
    <section className="check-in check-in-kept" aria-label="Check in">
      {isCrisis && <Help texts={[line]} isKnown />}
      <FocusedHeading>Saved.</FocusedHeading>
      <Bloom category={felt.category} size={110} />
      <p className="check-in-sentence">
        {formatCheckIn(felt, itemName)}, {felt.strength} of {STRENGTH.max}, just now.
      </p>
      <Form
        onSubmit={() => {
          if (!line.trim()) return onLeave()
          write.mutate({ line: line.trim() }, { onSuccess: (it) => !it.isCrisis && onLeave() })
        }}
      >
        <TextField
          label="Add a line (optional)"
          placeholder="What happened?"
          maxLength={LINE_LENGTH}
          autoComplete="off"
          value={line}
          problem={write.error?.message ?? null}
          onChange={({ currentTarget }) => setLine(currentTarget.value)}
        />
        {!isCrisis && <Help texts={[line]} />}
        <Button
          look="primary"
          size="large"
          isWide
          {...(isCrisis ? { onClick: onLeave } : { type: 'submit', disabled: isBusy })}
        >
          Done
        </Button>
        <Button look="quiet" isWide disabled={isBusy} onClick={() => onLookCloser(id)}>
          Take a closer look
        </Button>
        <Button
          look="quiet"
          size="small"
          disabled={isBusy}
          onClick={() => takeBack.mutate(undefined, { onSuccess: onLeave })}
        >
          Undo
        </Button>
      </Form>
    </section>
  )
}

const Tapped = z.object({
  owner: z.int(),
  category: z.optional(EmotionCategory),
  word: z.optional(Word),
  /** Null for nothing in particular. */
  itemId: z.optional(z.nullable(z.int())),
  /** The current step, from 0. */
  step: z.int().check(z.gte(0), z.lte(3)),
})
type Tapped = z.infer<typeof Tapped>

const QUESTIONS = [
  'What do you feel right now?',
  'Which word comes closest?',
  'What is it about?',
  'How strong is it?',
] as const

const ITEM_STEP = 2
const LAST_STEP = 3

type Props = {
  userId: number
  map: readonly SelfMapItem[]
  /** Ids of the items that come up most. */
  often: readonly number[]
  /** The person's dictionary. */
  own: readonly NewOwnWord[]
  /** The feeling tapped on the page before. */
  first: EmotionCategory | null
  onLeave: () => void
  onLookCloser: (situationId: number) => void
}

/** One tap per step. Going back preserves the taps, and the sentence grows below. */
export function CheckIn(props: Props) {
  const { userId, map, often, own, first, onLeave, onLookCloser } = props
  const [tapped, setTapped] = useState(() => begun(userId, first))
  const { category, word, itemId } = tapped
  const item = map.find(({ id }) => id === itemId)
  // The tapped item may have been removed from the map.
  const isGone = typeof itemId === 'number' && !item
  const step = isGone ? Math.min(tapped.step, ITEM_STEP) : tapped.step
  const draftId = useRef(crypto.randomUUID())
  const heading = useRef<HTMLHeadingElement>(null)
  const keep = useSend(checkIns.add, { userId }, inForm('We couldn’t save it'), 'situations')

  useEffect(() => {
    if (step > 0) heading.current?.focus()
  }, [step])

  function go(to: Partial<Tapped>) {
    const next = { ...tapped, ...to }
    setTapped(next)
    // Saved for this tab, so a reload or a visit to another page doesn't lose the taps.
    writeInTab(TAB_KEYS.checkIn, JSON.stringify(next))
  }
  const next = (more: Partial<Tapped>) => go({ ...more, step: step + 1 })
  function finish(strength: number) {
    if (!category) return
    const about = item && { itemId: item.id }
    keep.mutate(
      { category, ...(word && { word }), ...about, strength, draftId: draftId.current },
      { onSuccess: () => writeInTab(TAB_KEYS.checkIn, null) },
    )
  }

  if (keep.data && keep.variables)
    return (
      <SavedCheckIn
        id={keep.data.id}
        felt={keep.variables}
        itemName={item?.name ?? null}
        onLeave={onLeave}
        onLookCloser={onLookCloser}
      />
    )

  return (
    <section className="check-in" aria-label="Check in">
      <header className="check-in-top">
        {step > 0 && (
          <IconButton label="Back" onClick={() => go({ step: step - 1 })}>
            <ArrowLeft aria-hidden />
          </IconButton>
        )}
        <p className="small muted">Check in</p>
        <div className="check-in-pips" role="img" aria-label={`Tap ${step + 1} of 4`}>
          {QUESTIONS.map((question, at) => (
            <i key={question} className={at === step ? 'is-on' : undefined} />
          ))}
        </div>
      </header>
      <h2 ref={heading} tabIndex={-1}>
        {QUESTIONS[step]}
      </h2>
      <div className="check-in-taps" key={step}>
        {step === 0 && <FeelingTaps onTap={(tapped) => next({ category: tapped })} />}
        {step === 1 && category && (
          <WordTaps category={category} own={own} onTap={(tapped) => next({ word: tapped })} />
        )}
        {step === ITEM_STEP && (
          <ItemTaps
            map={map}
            often={often}
            onTap={(tapped) => next({ itemId: tapped?.id ?? null })}
          />
        )}
        {step === LAST_STEP && category && (
          <StrengthTaps category={category} word={word} isBusy={keep.isPending} onTap={finish} />
        )}
        <Problem>{keep.error?.message}</Problem>
      </div>
      <footer className="check-in-so-far" aria-live="polite">
        {step === 0 || !category ? (
          'Four taps and you’re done.'
        ) : (
          <>
            <Bloom category={category} size={22} />
            {wordAbout(
              step > 1 && word ? upperFirst(word) : EMOTION_LABELS[category],
              step > ITEM_STEP && item ? item.name : null,
            )}
          </>
        )}
      </footer>
    </section>
  )
}

/** Resumes the saved taps if they belong to this person. A different feeling tapped elsewhere starts over. */
function begun(owner: number, first: EmotionCategory | null): Tapped {
  const before = Tapped.safeParse(jsonIn(readInTab(TAB_KEYS.checkIn))).data
  if (before?.owner === owner && (first === null || before.category === first)) return before
  return first ? { owner, category: first, step: 1 } : { owner, step: 0 }
}
