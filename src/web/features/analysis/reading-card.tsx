import { type ReactNode, useEffect, useRef } from 'react'
import type { EquationPicture as Picture } from '#domain/emotion/equation-picture.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import { type Mark, marksOf } from '#domain/situation/evidence.ts'
import type { Certainty, Fits } from '#domain/situation/said.ts'
import { EquationPicture } from '#web/pictures/equation-picture.tsx'
import { OnDesk } from '#web/ui/fitting.tsx'
import { Touched } from './claim.tsx'
import { Reading } from './reading.tsx'
import { YourWords } from './your-words.tsx'

type Props = {
  analysis: Analysis
  picture: Picture | null
  /** Empty where the words are not shown to others. On a phone a sheet has them. */
  words: string
  marks: readonly Mark[] | null
  isForOthers: boolean
  /** True where the person has just finished it: what they touched is gone, and this is what came of it. */
  takesFocus: boolean
  /** "Is this it?", for whom it is to say. */
  children?: ReactNode
}

/** Whoever has said that it does not fit is not told how sure we are of it. */
const NOT_IT: Partial<Record<Fits, string>> = {
  almost: 'You said it is almost this.',
  no: 'You said this is not it.',
}
const SURE: Partial<Record<Certainty, string>> = { sure: 'Quite sure.', likely: 'Fairly sure.' }

const marksBehind = ({ expectations, perceptions }: Analysis): readonly Mark[] => [
  ...marksOf('expected', expectations[0]?.evidence),
  ...marksOf('perceived', perceptions[0]?.evidence),
]

/** Only what they put in their own words is as they said it. */
const hasOwnLines = ({ said }: Analysis): boolean => Boolean(said?.expected || said?.saw)

/** The person's words, what was made of them as one picture, and the one sentence it says. */
export function ReadingCard(props: Props) {
  const { analysis, picture, words, marks, isForOthers, takesFocus, children } = props
  const sentence = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (takesFocus) sentence.current?.focus()
  }, [takesFocus])
  const caption = (
    <Touched marks={marksBehind(analysis)} className="reading-sentence">
      <p ref={sentence} tabIndex={-1} aria-live="polite">
        <Reading text={analysis.reading} emotions={analysis.emotions} />
      </p>
    </Touched>
  )
  const notIt = !isForOthers && !analysis.isCorrected && analysis.fits && NOT_IT[analysis.fits]
  const sure = !isForOthers && analysis.certainty && SURE[analysis.certainty]
  return (
    <div className="card reading-card">
      {words && (
        <OnDesk>
          <YourWords text={words} marks={marks} isShort />
        </OnDesk>
      )}
      {picture ? <EquationPicture picture={picture} caption={caption} /> : caption}
      {notIt && <p className="reading-certainty caption">{notIt}</p>}
      {sure && !notIt && !analysis.isCorrected && (
        <p className="reading-certainty caption">
          {sure}{' '}
          <span className="reading-hint">Point at a sentence to see the words it rests on.</span>
        </p>
      )}
      {analysis.isCorrected && (
        <p className="reading-certainty caption">
          {hasOwnLines(analysis) ? 'As you said it.' : 'Read anew from your answer.'}
        </p>
      )}
      {children}
    </div>
  )
}
