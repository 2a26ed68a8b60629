import { useState } from 'react'
import { secondLooks } from '#contract/second-looks.ts'
import {
  EMOTION_CATEGORIES,
  EMOTION_LABELS,
  type EmotionCategory,
} from '#domain/emotion/emotion.ts'
import type { Person } from '#domain/people/person.ts'
import { whenOf } from '#domain/situation/happened.ts'
import { type BlindText, LOOK_LINE, type SecondLook } from '#domain/situation/second-look.ts'
import { Help } from '#web/crisis/crisis-watch.tsx'
import { BothLooks } from '#web/features/second-looks/both-looks.tsx'
import { useLookOffer } from '#web/features/second-looks/use-second-looks.ts'
import { inForm, useSend } from '#web/lib/calls/use-send.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { Bloom } from '#web/pictures/bloom.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Problem, TextField } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import { StrengthChoice } from '#web/ui/strength-choice.tsx'
import '#web/features/second-looks/second-looks.css'

type Props = {
  situation: BlindText
  onGiven: (both: SecondLook) => void
  /** Null if this is the only text. */
  onSkip: (() => void) | null
}

/** An old text without its reading, and three questions about how it looks today. */
function BlindTextForm({ situation, onGiven, onSkip }: Props) {
  const [expected, setExpected] = useState('')
  const [seen, setSeen] = useState('')
  const [category, setCategory] = useState<EmotionCategory | null>(null)
  const [strength, setStrength] = useState<number | null>(null)
  const said = inForm('We couldn’t save that. Please try again.')
  const give = useSend(secondLooks.give, { id: situation.id }, said)
  const isHelped = give.data !== undefined && 'crisis' in give.data
  const isWhole = seen.trim() !== '' && category !== null && strength !== null
  const save = () => {
    if (category === null || strength === null) return
    give.mutate(
      { expected, seen, category, strength, anyway: isHelped },
      { onSuccess: (reply) => 'first' in reply && onGiven(reply) },
    )
  }
  return (
    <Form onSubmit={save}>
      <figure className="card look-text">
        <figcaption className="small muted">You wrote on {formatDay(whenOf(situation))}</figcaption>
        <blockquote>
          <bdi>{situation.text}</bdi>
        </blockquote>
      </figure>
      <TextField
        label="What do you see in it today?"
        hint="One line is enough."
        value={seen}
        maxLength={LOOK_LINE.max}
        onChange={(event) => setSeen(event.target.value)}
      />
      <TextField
        label="What would you have wanted? (optional)"
        value={expected}
        maxLength={LOOK_LINE.max}
        onChange={(event) => setExpected(event.target.value)}
      />
      <Help texts={[seen, expected]} isKnown={isHelped} />
      <fieldset className="look-feelings">
        <legend>How do you feel about it now?</legend>
        {EMOTION_CATEGORIES.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="feeling"
              checked={category === one}
              onChange={() => setCategory(one)}
            />
            <Bloom category={one} size={26} />
            {EMOTION_LABELS[one]}
          </label>
        ))}
      </fieldset>
      <StrengthChoice
        label="How strong is it now?"
        value={strength}
        onChange={setStrength}
        ends={['not at all', 'overwhelming']}
      />
      {give.error && <Problem>{give.error.message}</Problem>}
      <div className="row">
        <Button look="primary" type="submit" disabled={!isWhole || give.isPending}>
          Show me both
        </Button>
        {onSkip && (
          <Button look="quiet" onClick={onSkip}>
            Another one
          </Button>
        )}
      </div>
    </Form>
  )
}

const BACK = (
  <LinkButton look="quiet" href="/premium-analytics#then">
    Back to Analytics
  </LinkButton>
)

/** Rereads an old text before its reading is shown. Requests nothing else, so no reply can reveal the reading. */
export function ThenAndNow({ person }: { person: Person }) {
  const [skip, setSkip] = useState(0)
  const [both, setBoth] = useState<SecondLook | null>(null)
  const offer = useLookOffer(person.id, skip)
  if (both)
    return (
      <div className="stack reading">
        <h2>Then and now</h2>
        <BothLooks look={both} />
        <div className="row">{BACK}</div>
      </div>
    )
  return (
    <Loaded query={offer} waiting={<Skeleton height={420} />}>
      {({ situation, hasMore }) => (
        <div className="stack reading">
          <h2>Then and now</h2>
          {situation ? (
            <>
              <p className="muted">
                Read what you wrote. Our reading from back then stays hidden until you’ve answered.
              </p>
              <BlindTextForm
                key={situation.id}
                situation={situation}
                onGiven={setBoth}
                onSkip={hasMore ? () => setSkip(skip + 1) : null}
              />
            </>
          ) : (
            <EmptyState text="There’s nothing to look at again right now. You’ll find a text here once it’s a month old." />
          )}
          <div className="row">{BACK}</div>
        </div>
      )}
    </Loaded>
  )
}
