import { useMutation, useQueryClient } from '@tanstack/react-query'
import { PenLine } from 'lucide-react'
import { useState } from 'react'
import type { Sent } from '#contract/endpoint.ts'
import { letters } from '#contract/letters.ts'
import { EMOTION_LABELS } from '#domain/emotion/emotion.ts'
import { type Letter, type ListedLetter, quoteLead, weekdayName } from '#domain/findings/letter.ts'
import { letterReaderLine } from '#domain/situation/reader-words.ts'
import { Help } from '#web/crisis/crisis-watch.tsx'
import { call } from '#web/lib/api.ts'
import { formatSpan } from '#web/lib/format-date.ts'
import { afterChange } from '#web/lib/query-keys.ts'
import { Bloom, OpenBloom } from '#web/pictures/bloom.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Link } from '#web/ui/link.tsx'
import { SaveRow } from '#web/ui/save-row.tsx'
import { usePutLetterAway } from './use-letter.ts'
import './letter.css'

type ListProps = { letters: readonly ListedLetter[]; week: string | null }

/** All letters, each with its question and the answer to it. */
export function LetterList({ letters, week: open }: ListProps) {
  if (letters.length < 2) return null
  return (
    <Card title="All letters" className="letter-others">
      <ol className="letter-list">
        {letters.map(({ week, until, question, answer }) => (
          <li key={week}>
            <Link
              href={`/situation-history?show=letters&week=${week}`}
              aria-current={week === open ? 'page' : undefined}
            >
              {formatSpan(week, until)}
            </Link>
            {question && <p className="small muted">{question}</p>}
            {answer !== null && (
              <p className="small">
                You answered: “<bdi>{answer}</bdi>”
              </p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}

type Props = {
  userId: number
  letter: Letter
}

/** A weekly letter: the person's words and numbers, and one question. */
export function LetterPage({ userId, letter }: Props) {
  const { week, until, paragraphs, quote, days, question, answer, reader, isSoFar } = letter
  const [first, ...rest] = paragraphs
  return (
    <article className="card letter">
      <h2 className="letter-dear">Your week{isSoFar && ' so far'}</h2>
      <p className="letter-span">
        {formatSpan(week, until)}
        {isSoFar && '. It closes on Monday, so what you write tonight will still be in it.'}
      </p>
      <ol className="letter-days">
        {days.map((day) => (
          <Day key={day.day} {...day} />
        ))}
      </ol>
      {first && <Paragraph pieces={first} />}
      {quote && (
        <p>
          {quoteLead(quote.day)}:{' '}
          <q className="letter-quote">
            {quote.situationId ? (
              <Link href={`/situation-history?situation=${quote.situationId}`}>
                <bdi>{quote.text}</bdi>
              </Link>
            ) : (
              <bdi>{quote.text}</bdi>
            )}
          </q>
        </p>
      )}
      {rest.map((pieces) => (
        <Paragraph key={pieces.map(({ text }) => text).join('')} pieces={pieces} />
      ))}
      {reader && <p className="small muted">{letterReaderLine(reader)}</p>}
      {question && (
        <Asked key={week} userId={userId} week={week} question={question} answer={answer} />
      )}
    </article>
  )
}

/** In pixels, by intensity. Letters of earlier releases have none. */
const sizeOf = (intensity = 0.5): number => 18 + 20 * intensity

function Day({ day, emotion, intensity, isOpen }: Letter['days'][number]) {
  const said = emotion ? EMOTION_LABELS[emotion] : isOpen ? 'still open' : 'nothing written'
  return (
    <li>
      <span className="letter-bloom">
        {emotion ? (
          <Bloom category={emotion} size={sizeOf(intensity)} />
        ) : isOpen ? (
          <OpenBloom size={26} />
        ) : (
          <i className="letter-no" />
        )}
      </span>
      <span aria-hidden="true">{weekdayName(day).slice(0, 3)}</span>
      <span className="sr-only">
        {weekdayName(day)}: {said}
      </span>
    </li>
  )
}

const Paragraph = ({ pieces }: { pieces: Letter['paragraphs'][number] }) => (
  <p>
    {pieces.map(({ text, emotion }) =>
      emotion ? (
        <Link key={emotion} href={`/situation-history?emotion=${emotion}`}>
          {text}
        </Link>
      ) : (
        text
      ),
    )}
  </p>
)

type AskedProps = Pick<Props, 'userId'> & {
  week: string
  question: string
  answer: string | null
}

function Asked({ userId, week, question, answer }: AskedProps) {
  const [line, setLine] = useState<string | null>(null)
  const [seen, setSeen] = useState(answer)
  const client = useQueryClient()
  const keep = useMutation({
    mutationFn: (answer: Omit<Sent<typeof letters.answer>, 'week'>) =>
      call(letters.answer, { userId }, { week, ...answer }),
    meta: { failed: 'We couldn’t save your line', changes: ['letter'] },
    onError: () => afterChange(client, 'letter'),
  })
  const away = usePutLetterAway(userId)
  const isHelped = keep.data !== undefined && 'crisis' in keep.data
  return (
    <div className="letter-asked">
      <h3 className="letter-question">{question}</h3>
      {answer !== null && (line === null || answer !== seen) && (
        <p>
          You answered: “<bdi>{answer}</bdi>”
        </p>
      )}
      {line === null ? (
        <div className="row">
          <Button
            look="primary"
            onClick={() => {
              setLine(answer ?? '')
              setSeen(answer)
            }}
          >
            <PenLine aria-hidden />
            {answer === null ? 'Answer in a line' : 'Change it'}
          </Button>
          {answer === null && (
            <Button look="quiet" disabled={away.isPending} onClick={() => away.mutate({ week })}>
              Close
            </Button>
          )}
        </div>
      ) : (
        <div className="stack letter-line">
          <Help texts={[line]} isKnown={isHelped} />
          <TextField
            label="One line"
            value={line}
            maxLength={300}
            onChange={(event) => setLine(event.target.value)}
          />
          <SaveRow
            isOff={keep.isPending || line.trim() === ''}
            onSave={() =>
              keep.mutate(
                // A second press after a refusal has seen the other line, which is above the field by then.
                { line, anyway: isHelped, seen: keep.isError ? answer : seen },
                { onSuccess: (reply) => 'answer' in reply && setLine(null) },
              )
            }
            onCancel={() => setLine(null)}
          />
        </div>
      )}
    </div>
  )
}
