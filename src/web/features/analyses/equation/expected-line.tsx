import { Check, Pencil } from 'lucide-react'
import type { WishView } from '#domain/situation/equation-view.ts'
import { wishWith } from '#domain/situation/wish.ts'
import { Line, Suggestion, sizeOf } from './line.tsx'
import { OwnLine } from './own-line.tsx'
import type { Edits } from './use-edits.ts'

type Props = {
  wish: WishView
  at: number
  edits: Edits
  /** In half a page, other wishes show only if the line is open. */
  isOneOfTwo?: boolean
}

const LABELS: Record<WishView['kind'], string> = {
  pencilled: 'Expected',
  own: 'Expected · your version',
  stated: 'Expected · in your words',
  told: 'Expected',
}

/** The expectation: pencilled until the person confirms it. When open, it offers other wishes. */
export function ExpectedLine({ wish, at, edits, isOneOfTwo = false }: Props) {
  const { kind, lead, words, stop, others } = wish
  const isOpen = edits.isOpen({ at, kind: 'expected' })
  const isPencilled = kind === 'pencilled'
  const isShort = isOneOfTwo && !isOpen
  const take = (one: string) =>
    edits.keepExpected(at, isPencilled ? wishWith(lead, one) : one, 'tapped')
  return (
    <div className={isPencilled ? 'expected pencilled' : 'expected'}>
      <Line
        at={at}
        kind="expected"
        edits={edits}
        label={
          <>
            {LABELS[kind]}
            {isPencilled && (
              <span className="pencil-mark">
                <Pencil aria-hidden />
                our guess
              </span>
            )}
          </>
        }
        below={
          edits.canChange &&
          (isPencilled || isOpen) && (
            <div className="offers" role="group" aria-label="What you expected">
              {isPencilled && (
                <Suggestion
                  className="suggestion suggestion-yes"
                  disabled={edits.isBusy}
                  onClick={() => take(words)}
                >
                  <Check aria-hidden />
                  Yes
                </Suggestion>
              )}
              {isShort && (
                <Suggestion
                  disabled={edits.isBusy}
                  onClick={() => edits.toggle({ at, kind: 'expected' })}
                >
                  Other
                </Suggestion>
              )}
              {(isShort ? [] : others).map((one) => (
                <Suggestion key={one} disabled={edits.isBusy} onClick={() => take(one)}>
                  {one}
                </Suggestion>
              ))}
              {!isShort && (
                <OwnLine
                  key={isOpen ? words : 'new'}
                  label="What I expected, in my own words"
                  placeholder="or in my own words"
                  value={isOpen && kind === 'own' ? words : ''}
                  isBusy={edits.isBusy}
                  isAsked={isOpen}
                  onKeep={(line) => edits.keepExpected(at, line, 'typed')}
                  onLeave={edits.close}
                />
              )}
            </div>
          )
        }
      >
        <span className={sizeOf(`${lead} ${words}`)}>
          {isPencilled ? `Perhaps ${lead} ` : lead && `${lead} `}
          <bdi className="line-words line-words-expected">
            {kind === 'stated' ? `“${words}”` : words}
          </bdi>
          {stop}
        </span>
      </Line>
    </div>
  )
}
