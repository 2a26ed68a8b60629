import * as z from 'zod/mini'
import { compareWords, isSameWord, NamedWord } from '#domain/emotion/would-differ.ts'
import { type Analysis, Variables } from '#domain/situation/analysis.ts'
import './naming.css'

/** The person's word, and the equation as it stood before it. */
export const Compared = z.object({ named: NamedWord, variables: Variables })
export type Compared = z.infer<typeof Compared>

type Props = { analysis: Analysis; compared: unknown }

/** Beside a reading that the person has named: both words, and the one thing between them. */
export function NamedBeside({ analysis, compared }: Props) {
  const { data } = Compared.safeParse(compared)
  const ownWord = analysis.said?.ownWord
  // Once it was named differently, the comparison is about nothing any more.
  const isStill = data && analysis.said?.feelings?.[0]?.category === data.named.category
  const isSame = data && isSameWord(data.named, data.variables)
  if (!isStill && !ownWord) return null
  return (
    <section className="card named-beside" aria-label="Your word for it">
      {isStill && !isSame ? (
        <p>{compareWords(data.named, data.variables)}</p>
      ) : (
        <p>
          You call it <bdi>{ownWord ?? data?.named.word}</bdi>.
          {isStill && !ownWord && ' Our analysis says the same.'}
        </p>
      )}
    </section>
  )
}
