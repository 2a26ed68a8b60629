import type { ListedLetter } from '#domain/findings/letter.ts'
import { formatSpan } from '#web/lib/format-date.ts'
import { Card } from '#web/ui/card.tsx'
import { Link } from '#web/ui/link.tsx'
import './letter.css'

type Props = { letters: readonly ListedLetter[]; week: string | null }

/** All letters, each with its question and the answer to it. */
export function LetterList({ letters, week: open }: Props) {
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
