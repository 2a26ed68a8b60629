/** The backward walk from a form: its state, and the frames it can end in. */

import { DEGREES } from '../lexicon/degrees.ts'
import { FRAMES } from '../lexicon/frames.ts'
import { any } from '../lexicon/words.ts'
import type { FormMatch } from './forms.ts'
import { type Modality, modalityOf } from './modality.ts'
import { SentenceWindow, stepBack, stepsBack } from './sentence-window.ts'
import { type Subject, subjectFrom, type Whose } from './subject.ts'
import { plainWordsOf, type Token } from './tokens.ts'

type Degree = { points: number; words: readonly string[] }

const degrees = DEGREES.flatMap(([points, phrases]) =>
  phrases.map((phrase): Degree => ({ points, words: plainWordsOf(phrase) })),
)
const byLast = new Map(
  [...Map.groupBy(degrees, ({ words }) => words.at(-1)!)].map(([last, all]) => [
    last,
    all.toSorted((one, other) => other.words.length - one.words.length),
  ]),
)

/** The longest degree word that ends at an index. */
const degreeBefore = (tokens: readonly Token[], at: number): Degree | undefined =>
  byLast.get(tokens[at]?.word ?? '')?.find(({ words }) =>
    words.every((word, part) => {
      const token = tokens[at - words.length + 1 + part]
      return token?.word === word && (part === 0 || token.pause === '')
    }),
  )

export type Verb = 'be' | 'feel' | 'other' | 'none'

export type Frame = {
  held: Modality
  whose: Whose
  /** The points of the degree word before it. Null without one. */
  degree: number | null
  verb: Verb
  /** "Not happy" with a plain "not", which implies the other side. */
  isPlainNot: boolean
  /** In the present tense. */
  isPresent: boolean
  /** "Couldn't be happier." */
  isTop: boolean
}

export type Earlier = readonly { found: FormMatch; frame: Frame }[]

/** The maximum distance between joined feelings, in words. */
const JOINED_WITHIN = 9

const THAT_POINTS = 2

export class Walk {
  readonly view: SentenceWindow
  readonly found: FormMatch
  readonly isNoun: boolean
  denials: string[] = []
  degree: number | null = null
  isTop = false
  /** The current index. */
  at: number
  /** The index of the first degree word or adverb before the form. */
  begin: number
  private readonly earlier: Earlier

  constructor(tokens: readonly Token[], found: FormMatch, earlier: Earlier) {
    this.view = new SentenceWindow(tokens, found.from)
    this.found = found
    this.earlier = earlier
    this.isNoun = FRAMES.nouns.has(found.form.text)
    this.at = found.from - 1
    this.begin = found.from
  }

  none(whose: Whose = 'nobody'): Frame {
    const { degree, isTop } = this
    return { held: 'none', whose, degree, verb: 'none', isPlainNot: false, isPresent: false, isTop }
  }

  mine(held: Modality, verb: Verb = 'other', isPresent = false): Frame {
    return { ...this.none('mine'), held, verb, isPresent }
  }

  denied(verb: Verb = 'other'): Frame {
    const isPlainNot = this.denials.length === 1 && this.denials[0] === 'not'
    return {
      ...this.mine(this.denials.includes('no longer') ? 'over' : 'denied', verb),
      isPlainNot,
    }
  }

  hangingOn(who: number, frame: Frame): Frame {
    const isInFeeling = (at: number) => this.earlier.some(({ found }) => found.to === at)
    const { isPresent, verb } = frame
    const clause = { held: frame.held, isPresent, hasVerb: verb !== 'none', isInFeeling }
    return { ...frame, held: modalityOf(this.view, who, clause) }
  }

  overAdverbs(): void {
    for (;;) {
      const { view, at } = this
      if (!view.isIn(at) || view.endsClause(at)) return
      const isDenial = view.is(at, any('just, only')) && view.word(at - 1) === 'not'
      // "I was that relieved."
      if (!this.isNoun && view.word(at) === 'that' && view.is(at - 1, any('am, felt, was, were'))) {
        this.degree ??= THAT_POINTS
        this.at -= 1
        continue
      }
      const degree = isDenial ? undefined : degreeBefore(view.tokens, at)
      if (degree) {
        if (this.degree === null || Math.abs(degree.points) > Math.abs(this.degree))
          this.degree = degree.points
        this.at -= degree.words.length
        continue
      }
      const step = stepBack(view, at, this.isNoun)
      if (!step) return
      this.at = step.at
      this.denials.push(...step.denials)
    }
  }

  /** "a wave of", "full of", "shaking with" */
  overLadles(): void {
    const { view } = this
    const overDeterminers = () => {
      while (
        !view.endsClause(this.at) &&
        view.is(this.at, FRAMES.determiners) &&
        view.word(this.at) !== 'my'
      ) {
        this.at -= 1
        this.overAdverbs()
      }
    }
    overDeterminers()
    while (
      !view.endsClause(this.at) &&
      view.is(this.at, any('and, by, in, of, with')) &&
      view.is(this.at - 1, FRAMES.ladle)
    ) {
      this.at -= 2
      this.overAdverbs()
      overDeterminers()
    }
  }

  subject(from: number): Subject {
    const subject = subjectFrom(this.view, from, this.found.form.isJudgement, this.isNoun)
    this.denials.push(...subject.denials)
    return subject
  }

  back(from: number): number {
    const { at, denials } = stepsBack(this.view, from)
    this.denials.push(...denials)
    return at
  }

  /** The previous feeling, if it is close enough to be joined to. */
  get last() {
    const last = this.earlier.findLast(({ found }) => found.to <= this.at + 1)
    const isNear =
      last && this.view.isIn(last.found.from) && this.begin - last.found.to <= JOINED_WITHIN
    return isNear ? last : undefined
  }
}
