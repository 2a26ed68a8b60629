import { useRef, useState } from 'react'
import type { Said } from '#domain/situation/said.ts'
import type { Putting } from '../putting.ts'

/** Expectation, perception and the feeling's name, in the person's own words. */
export type Lines = Pick<Said, 'expected' | 'saw' | 'ownWord'>

type Last = {
  said: Said
  /** What was written when it was said. */
  before: Said | undefined
  answer: Promise<boolean>
  state: 'on its way' | 'written' | 'refused'
}

const linesIn = ({ expected = '', saw = '', ownWord = '' }: Said): Lines => ({
  ...(expected.trim() && { expected: expected.trim() }),
  ...(saw.trim() && { saw: saw.trim() }),
  ...(ownWord.trim() && { ownWord: ownWord.trim() }),
})

function isSame(one: Said, other: Said): boolean {
  const [a, b] = [linesIn(one), linesIn(other)]
  return a.expected === b.expected && a.saw === b.saw && a.ownWord === b.ownWord
}

/**
 * What stands in the lines goes along with everything that is said, and counts however it is left: nobody has to
 * know that a line wants to be sent off.
 */
export function useOwnLines(written: Said | undefined, putting: Putting) {
  const [typed, setTyped] = useState<Lines>({})
  const last = useRef<Last>(null)
  const lines: Lines = { ...linesIn(written ?? {}), ...typed }

  /** Two answers in a row: the second builds on the first before that is written. */
  function lastWord(): Said {
    const { current } = last
    const isAhead =
      current?.state === 'on its way' ||
      (current?.state === 'written' && current.before === written)
    return (isAhead ? current?.said : written) ?? {}
  }

  function say(next: Said, standing = lines): Promise<boolean> {
    const { expected: _expected, saw: _saw, ownWord: _ownWord, ...others } = next
    const said = { ...others, ...linesIn(standing) }
    const answer = putting.say({ said })
    const mine: Last = { said, before: written, answer, state: 'on its way' }
    last.current = mine
    void answer.then((isWritten) => {
      mine.state = isWritten ? 'written' : 'refused'
    })
    return answer
  }

  /** Says what stands there and was not said yet. True once it is written, or was answered with help already. */
  function sayRest(): Promise<boolean> {
    const { current } = last
    if (current?.state === 'refused' && putting.isCrisis && isSame(current.said, lines))
      return Promise.resolve(true)
    if (!isSame(lastWord(), lines)) return say(lastWord())
    return current?.state === 'on its way' ? current.answer : Promise.resolve(true)
  }

  return {
    lines,
    lastWord,
    say,
    sayRest,
    type: (line: Lines) => setTyped({ ...typed, ...line }),
    /** A line that was suggested. */
    take(line: Lines) {
      setTyped({ ...typed, ...line })
      void say(lastWord(), { ...lines, ...line })
    },
    /** Back to what was read first, which has no lines. */
    takeBack() {
      setTyped({})
      void say({}, {})
    },
  }
}
