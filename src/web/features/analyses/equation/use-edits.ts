import { useState } from 'react'
import { STRENGTH } from '#domain/emotion/strength.ts'
import { wordKey } from '#domain/emotion/word.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import { NO_MOMENT, type OfferedMoment } from '#domain/situation/moment.ts'
import type { OwnWords, Said, SaidFeeling, WishFrom } from '#domain/situation/said.ts'
import { equationsShown, type ShownEquation } from '#domain/situation/shown-equation.ts'
import type { Putting } from '../putting.ts'
import type { ChosenPart } from './part-choice.tsx'

export type OpenLine = { at: number; kind: 'expected' | 'saw' | 'part' | 'feeling' }

/** A feeling for the correction, with the person's own lines about it. */
type Felt = { feeling: SaidFeeling; own: OwnWords }

const OWN_WORDS = ['expected', 'expectedFrom', 'saw'] as const
const onlyWords = (own: OwnWords): OwnWords =>
  Object.fromEntries(OWN_WORDS.flatMap((key) => (own[key] ? [[key, own[key]]] : [])))

/** Replaces the feelings and drops other answers, except the part, the moment and the person's own lines. */
function withFeelings({ about, moment, ownWord }: Said, felt: readonly Felt[]): Said {
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
function withWords(said: Said, { isMain, own, emotion }: ShownEquation, words: OwnWords): Said {
  if (isMain) return { ...said, ...words }
  const { category } = emotion
  const others = said.beside?.filter((one) => one.category !== category) ?? []
  return { ...said, beside: [...others, { ...own, ...words, category }] }
}

/** Turns a shown feeling into a correction. If two feelings are about different parts, each gets its `itemId`. */
function asSaid({ emotion, part }: ShownEquation, all: readonly ShownEquation[]): SaidFeeling {
  const { category, name, whose } = emotion
  const areApart = all.some((other) => other.part?.itemId !== part?.itemId)
  return {
    category,
    ...(whose === 'chosen' && { word: name }),
    ...(areApart && part?.itemId && { itemId: part.itemId }),
  }
}

/** True if the choice is already shown, so there is nothing to send. */
const isShown = ({ category, word, strength }: SaidFeeling, { emotion }: ShownEquation): boolean =>
  category === emotion.category &&
  (word === undefined || wordKey(word) === wordKey(emotion.name)) &&
  (strength === undefined || strength === Math.round(emotion.intensity * STRENGTH.max))

/** Takes the closeness of a part from the map, unless the workbench set it for this equation (`equations`). */
function asOnMap(shown: ShownEquation, { equations }: Said, parts: readonly ChosenPart[]) {
  const power = parts.find(({ id }) => id === shown.part?.itemId)?.attachmentPower
  if (!shown.part || equations || power === undefined) return shown
  return { ...shown, part: { ...shown.part, power } }
}

const MOST = 2

/** All inline edits of an equation. Each correction extends the earlier ones, and the newest value wins. */
export function useEdits(
  analysis: Analysis,
  parts: readonly ChosenPart[],
  putting: Putting | undefined,
) {
  const [open, setOpen] = useState<OpenLine | null>(null)
  const said = analysis.said ?? {}
  const shown = equationsShown(analysis).map((one) => asOnMap(one, said, parts))
  const isSaidOf = said.feelings?.length === shown.length
  const known = shown.map(
    (one, at): Felt => ({
      feeling: (isSaidOf && said.feelings?.[at]) || asSaid(one, shown),
      own: one.own,
    }),
  )

  /** Closes a choice at once, but a typed line only after it is saved, so a failure loses nothing. */
  const say = async (next: Said, isTyped = false) => {
    if (!isTyped) setOpen(null)
    const isWritten = await putting?.say({ said: next })
    if (isWritten && isTyped) setOpen(null)
    return isWritten
  }
  const sayFeelings = (felt: readonly Felt[]) => say(withFeelings(said, felt))
  const sayWords = (at: number, words: OwnWords) =>
    shown[at] && void say(withWords(said, shown[at], words), true)

  return {
    shown,
    open,
    isBusy: putting?.isBusy ?? false,
    /** Closes the line if it is already open. */
    toggle: (line: OpenLine) =>
      setOpen(open?.at === line.at && open.kind === line.kind ? null : line),
    close: () => setOpen(null),
    keepExpected: (at: number, expected: string, expectedFrom: WishFrom) =>
      sayWords(at, { expected, expectedFrom }),
    keepSaw: (at: number, saw: string) => sayWords(at, { saw }),
    chooseFeeling(at: number, feeling: SaidFeeling) {
      if (shown[at] && isShown(feeling, shown[at])) return setOpen(null)
      const { feeling: before, own } = known[at] ?? { own: {} }
      const isSame = before?.category === feeling.category
      // A strength the person rated stays when the word changes.
      const { itemId, strength } = before ?? {}
      const kept = {
        ...(itemId !== undefined && { itemId }),
        ...(strength !== undefined && { strength }),
      }
      void sayFeelings(
        known.with(at, { own, feeling: { ...(isSame ? before : kept), ...feeling } }),
      )
    },
    async addFeeling(feeling: SaidFeeling) {
      const others = known.filter((one) => one.feeling.category !== feeling.category)
      const all = [...others, { feeling, own: {} }].slice(-MOST)
      // Open the line, because the person hasn't rated its strength yet.
      if (await sayFeelings(all)) setOpen({ at: all.length - 1, kind: 'feeling' })
    },
    onlyFeeling: (at: number) => void sayFeelings(known.slice(at, at + 1)),
    /** An item, a name, or null for nothing in particular. */
    async choosePart(at: number, about: number | string | null) {
      const { part } = shown[at] ?? {}
      if (part && (part.itemId ?? part.name) === about) return setOpen(null)
      if (shown.length > 1 && typeof about === 'number') {
        const { feeling, own } = known[at]!
        return sayFeelings(known.with(at, { own, feeling: { ...feeling, itemId: about } }))
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
    settle: (answer: Said) =>
      void say({ ...(said.about !== undefined && { about: said.about }), ...answer }),
    agree: () => void putting?.say({ fits: 'yes' }),
  }
}
export type Edits = ReturnType<typeof useEdits>
