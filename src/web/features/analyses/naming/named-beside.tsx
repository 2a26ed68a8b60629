import * as z from 'zod/mini'
import { compareWords, isSameWord, NamedWord } from '#domain/emotion/would-differ.ts'
import { type Analysis, Variables } from '#domain/situation/analysis.ts'
import './naming.css'

/** The person's word, and the variables of the equation before it. */
export const Compared = z.object({ named: NamedWord, variables: Variables })
export type Compared = z.infer<typeof Compared>

type Props = { analysis: Analysis; compared: unknown }

/** Compares the person's word with our reading and names the one difference. */
export function NamedBeside({ analysis, compared }: Props) {
  const { data } = Compared.safeParse(compared)
  const ownWord = analysis.said?.ownWord
  // The comparison is stale once the feeling was changed.
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
