import { useState } from 'react'
import { STRENGTH } from '#domain/emotion/strength.ts'
import { wordKey } from '#domain/emotion/word.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import type {
  CorrectedFeeling,
  Correction,
  OwnWords,
  WishFrom,
} from '#domain/situation/correction.ts'
import { type EquationView, viewEquations } from '#domain/situation/equation-view.ts'
import { NO_MOMENT, type OfferedMoment } from '#domain/situation/moment.ts'
import type { Voice } from '#domain/situation/own-saying.ts'
import type { CorrectReading, NameItem, PlaceItem } from '../reading-actions.ts'

/** A part of the map a feeling can be about. */
export type ChosenPart = {
  id: number
  name: string
  attachmentPower: number
  colour: string
  /** `proposed`: the situation names it, but it isn't on the map; `left`: the person declined to add it. */
  place: 'map' | 'example' | 'proposed' | 'left'
  /** True if it is only in the text. Choosing it makes it an item of the situation. */
  isNamed?: boolean
}

export type OpenLine = { at: number; kind: 'expected' | 'saw' | 'part' | 'feeling' }

/** A feeling for the correction, with the person's own lines about it. */
type EditedFeeling = { feeling: CorrectedFeeling; own: OwnWords }

const OWN_WORDS = ['expected', 'expectedFrom', 'saw'] as const
const onlyWords = (own: OwnWords): OwnWords =>
  Object.fromEntries(OWN_WORDS.flatMap((key) => (own[key] ? [[key, own[key]]] : [])))

/** Replaces the feelings and drops other answers, except the part, the moment and the person's own lines. */
function withFeelings(
  { about, moment, ownWord }: Correction,
  felt: readonly EditedFeeling[],
): Correction {
  const feelings = felt.map(({ feeling }) => feeling)
  const [first, ...others] = felt
  const beside = others.flatMap(({ feeling: { category }, own }) =>
    own.expected || own.saw ? [{ category, ...onlyWords(own) }] : [],
  )
  return {
    ...(about !== undefined && { about }),
    ...(moment && { moment }),
    ...(first && onlyWords(first.own)),
    ...(beside.length > 0 && { beside }),
    ...(feelings.some(({ word }) => word && word === ownWord) && { ownWord }),
    feelings,
  }
}

/** Adds own lines to a correction: at its top level for the main feeling, under `beside` for another one. */
function withWords(
  said: Correction,
  { isMain, own, emotion }: EquationView,
  words: OwnWords,
): Correction {
  if (isMain) return { ...said, ...words }
  const { category } = emotion
  const others = said.beside?.filter((one) => one.category !== category) ?? []
  return { ...said, beside: [...others, { ...own, ...words, category }] }
}

/** Turns a shown feeling into a correction. If two feelings are about different parts, each gets its `itemId`. */
function asSaid({ emotion, part }: EquationView, all: readonly EquationView[]): CorrectedFeeling {
  const { category, name, whose } = emotion
  const areApart = all.some((other) => other.part?.itemId !== part?.itemId)
  return {
    category,
    ...(whose === 'chosen' && { word: name }),
    ...(areApart && part?.itemId && { itemId: part.itemId }),
  }
}

/** An item, a name, or undefined for a feeling that is about nothing yet. */
const subjectOf = (shown: EquationView | undefined) =>
  shown?.part?.itemId ?? (shown?.part?.name || undefined)

/** The feeling with another subject: an item, a name, or null for nothing in particular. */
const aboutPart = (
  { itemId: _item, part: _part, ...feeling }: CorrectedFeeling,
  subject: number | string | null | undefined,
): CorrectedFeeling => {
  if (subject === undefined) return feeling
  return typeof subject === 'number'
    ? { ...feeling, itemId: subject }
    : { ...feeling, part: subject }
}

/** True if the choice is already shown, so there is nothing to send. */
const isShown = (
  { category, word, strength }: CorrectedFeeling,
  { emotion }: EquationView,
): boolean =>
  category === emotion.category &&
  (word === undefined || wordKey(word) === wordKey(emotion.name)) &&
  (strength === undefined || strength === Math.round(emotion.intensity * STRENGTH.max))

/** Takes the closeness of a part from the map, unless the workbench set it for this equation (`equations`). */
function asOnMap(shown: EquationView, { equations }: Correction, parts: readonly ChosenPart[]) {
  const power = parts.find(({ id }) => id === shown.part?.itemId)?.attachmentPower
  if (!shown.part || equations || power === undefined) return shown
  return { ...shown, part: { ...shown.part, power } }
}

const MAX = 2

/** All inline edits of an equation. Each correction extends the earlier ones, and the newest value wins. */
export function useEdits(
  analysis: Analysis,
  parts: readonly ChosenPart[],
  putting: CorrectReading | undefined,
) {
  const [open, setOpen] = useState<OpenLine | null>(null)
  const said = analysis.said ?? {}
  const shown = viewEquations(analysis).map((one) => asOnMap(one, said, parts))
  const isSaidOf = said.feelings?.length === shown.length
  const known = shown.map(
    (one, at): EditedFeeling => ({
      feeling: (isSaidOf && said.feelings?.[at]) || asSaid(one, shown),
      own: one.own,
    }),
  )

  /** Closes a choice at once, but a typed line only after it is saved, so a failure loses nothing. */
  const say = async (next: Correction, isTyped = false) => {
    if (!isTyped) setOpen(null)
    const isWritten = await putting?.say({ said: next })
    if (isWritten && isTyped) setOpen(null)
    return isWritten
  }
  const correctFeelings = (felt: readonly EditedFeeling[]) => say(withFeelings(said, felt))
  const correctWords = (at: number, words: OwnWords) =>
    shown[at] && void say(withWords(said, shown[at], words), true)

  const isOpen = ({ at, kind }: OpenLine) => open?.at === at && open.kind === kind

  return {
    shown,
    open,
    isOpen,
    canChange: putting !== undefined,
    isBusy: putting?.isBusy ?? false,
    /** Closes the line if it is already open. */
    toggle: (line: OpenLine) => setOpen(isOpen(line) ? null : line),
    close: () => setOpen(null),
    keepExpected: (at: number, expected: string, expectedFrom: WishFrom) =>
      correctWords(at, { expected, expectedFrom }),
    keepSaw: (at: number, saw: string) => correctWords(at, { saw }),
    chooseFeeling(at: number, feeling: CorrectedFeeling) {
      if (shown[at] && isShown(feeling, shown[at])) return setOpen(null)
      const { feeling: before, own } = known[at] ?? { own: {} }
      const isSame = before?.category === feeling.category
      // A strength the person rated stays when the word changes.
      const {
        category: _category,
        word: _word,
        level: _level,
        ...kept
      }: Partial<CorrectedFeeling> = before ?? {}
      void correctFeelings(
        known.with(at, { own, feeling: { ...(isSame ? before : kept), ...feeling } }),
      )
    },
    async addFeeling(feeling: CorrectedFeeling) {
      const others = known.filter((one) => one.feeling.category !== feeling.category)
      const all = [...others, { feeling, own: {} }].slice(-MAX)
      // Open the line, because the person hasn't rated its strength yet.
      if (await correctFeelings(all)) setOpen({ at: all.length - 1, kind: 'feeling' })
    },
    onlyFeeling: (at: number) => void correctFeelings(known.slice(at, at + 1)),
    /** An item, a name, or null for nothing in particular. */
    async choosePart(at: number, about: number | string | null) {
      const { part } = shown[at] ?? {}
      if (part && (part.itemId ?? part.name) === about) return setOpen(null)
      if (shown.length > 1) {
        const { about: _, ...rest } = said
        const felt = known.map(({ own, feeling }, one) => ({
          own,
          feeling: aboutPart(feeling, one === at ? about : subjectOf(shown[one])),
        }))
        return say(withFeelings(rest, felt))
      }
      const feelings = said.feelings?.map(({ itemId: _, ...feeling }) => ({
        ...feeling,
        ...(typeof about === 'number' && { itemId: about }),
      }))
      return say({ ...said, about, ...(feelings && { feelings }) })
    },
    /** Also takes the feeling of the card, unless the person stated or chose another one. */
    chooseMoment({ name, category }: OfferedMoment) {
      const [first] = analysis.asks ? [] : shown
      const isTheirs = first && first.emotion.whose !== 'proposed'
      const isKept = isTheirs || first?.emotion.category === category
      void say({ ...said, moment: name, ...(!isKept && { feelings: [{ category }] }) })
    },
    noMoment: () => void say({ ...said, moment: NO_MOMENT }),
    settle: (answer: Correction) =>
      void say({ ...(said.about !== undefined && { about: said.about }), ...answer }),
    agree: () => void putting?.say({ fits: 'yes' }),
  }
}
export type Edits = ReturnType<typeof useEdits>

/** Props shared by every line of an equation. */
export type EquationProps = {
  analysis: Analysis
  parts: readonly ChosenPart[]
  /** Ids of the items the situation touched. */
  near: readonly number[]
  edits: Edits
  voice: Voice
  placing: PlaceItem | undefined
  naming: NameItem | undefined
  /** True if the line is the person's own sentence and can be quoted. */
  isOwnLine: (line: string) => boolean
  onAll: (at: number, isBeside: boolean) => void
}
