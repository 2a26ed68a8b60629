/** Computes macro-F1, accuracy, calibration, sensitivity and false alarms. */
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import type { Engine } from '#engine/engine.ts'
import type { LabelledSituation, LabelledText } from './held-out-data.ts'

export type Guess = { truth: string; guess: string; share: number }

export function macroF1(guesses: readonly Guess[]): number {
  const classes = [...new Set(guesses.map(({ truth }) => truth))]
  const scores = classes.map((name) => {
    const hits = guesses.filter(({ truth, guess }) => truth === name && guess === name).length
    const misses = guesses.filter(
      ({ truth, guess }) => (truth === name) !== (guess === name),
    ).length
    return (2 * hits) / Math.max(1, 2 * hits + misses)
  })
  return scores.reduce((a, b) => a + b, 0) / Math.max(1, scores.length)
}

/** The expected calibration error over fifteen bins. */
export function calibrationError(guesses: readonly Guess[], bins = 15): number {
  const sums = Array.from({ length: bins }, () => 0)
  for (const { truth, guess, share } of guesses)
    sums[Math.min(bins - 1, Math.floor(share * bins))]! += share - Number(truth === guess)
  return sums.reduce((sum, value) => sum + Math.abs(value), 0) / Math.max(1, guesses.length)
}

/** Restricts probabilities to the classes of a set. */
function restricted(
  opinion: Record<string, number>,
  classes: readonly string[],
): { guess: string; share: number } {
  const shares = classes.map((name) => opinion[name] ?? 0)
  const sum = shares.reduce((a, b) => a + b, 0) || 1
  const top = shares.indexOf(Math.max(...shares))
  return { guess: classes[top]!, share: shares[top]! / sum }
}

export async function guessTexts(
  engine: Engine,
  texts: readonly LabelledText[],
  head: 'emotion' | 'trap',
): Promise<Guess[]> {
  const classes = [...new Set(texts.map(({ label }) => label))]
  const guesses: Guess[] = []
  for (const { text, label } of texts) {
    const { whole } = await engine.read(text)
    guesses.push({ truth: label, ...restricted(whole[head] ?? {}, classes) })
  }
  return guesses
}

/** Accuracy of the kind of event, top 1 and top 3. A second labelled kind also counts. */
export async function eventFigures(engine: Engine, situations: readonly LabelledSituation[]) {
  let [right, near] = [0, 0]
  for (const { description, events } of situations) {
    const { whole } = await engine.read(description)
    const ranked = Object.entries(whole.event ?? {}).sort(([, a], [, b]) => b - a)
    const isMeant = ([event]: [string, number]) => events.includes(event)
    right += Number(ranked.slice(0, 1).some(isMeant))
    near += Number(ranked.slice(0, 3).some(isMeant))
  }
  const rows = Math.max(1, situations.length)
  return { right: right / rows, near: near / rows }
}

export async function crisisFigures(engine: Engine, texts: readonly LabelledText[]) {
  let [caught, danger, alarms, calm] = [0, 0, 0, 0]
  for (const { text, label } of texts) {
    const { isCrisis } = await engine.detect([text])
    if (label === '1') {
      danger++
      caught += Number(isCrisis)
    } else {
      calm++
      alarms += Number(isCrisis)
    }
  }
  return {
    sensitivity: caught / Math.max(1, danger),
    falseAlarms: alarms / Math.max(1, calm),
    danger,
    calm,
  }
}

export type OwnFigures = {
  emotion: Guess[]
  right: Record<'shift' | 'accepted' | 'time' | 'source', number>
  touched: number
  untouchedLeft: number
  untouched: number
  found: number
  crises: number
}

/** Evaluates the whole engine: the equations of each touched item. */
export async function ownFigures(
  engine: Engine,
  situations: readonly LabelledSituation[],
): Promise<OwnFigures> {
  const figures: OwnFigures = {
    emotion: [],
    right: { shift: 0, accepted: 0, time: 0, source: 0 },
    touched: 0,
    found: 0,
    untouched: 0,
    untouchedLeft: 0,
    crises: 0,
  }
  for (const { title, description, items } of situations) {
    const { crisis, findings } = await engine.report({
      title,
      description,
      items: items.map((item, at) => ({ id: at + 1, ...item })),
      relationships: [],
      depth: 'basic',
    })
    if (crisis.isCrisis) figures.crises++
    items.forEach(({ label }, at) => {
      const own = findings.equations.filter(({ itemId, via }) => itemId === at + 1 && !via)
      if (!label) {
        figures.untouched++
        if (own.length === 0) figures.untouchedLeft++
        return
      }
      figures.touched++
      const [equation] = own
      if (!equation) return
      figures.found++
      figures.emotion.push({
        truth: label.emotion,
        guess: equation.category,
        share: equation.intensity,
      })
      const sign = label.shift === 'loss'
      figures.right.shift += Number(sign === equation.shift < 0)
      figures.right.accepted += Number((label.accepted === 'accepted') === equation.accepted)
      figures.right.source += Number(label.source === equation.source)
      const isFreshSadness = equation.category === 'sadness' && label.time !== 'future'
      figures.right.time += Number(isFreshSadness || label.time === equation.time)
    })
  }
  return figures
}

/** The most frequent confusions of groups. */
export function confusions(guesses: readonly Guess[], most = 12): string[] {
  const counts = new Map<string, number>()
  for (const { truth, guess } of guesses)
    if (truth !== guess) {
      const key = `${truth as EmotionCategory} read as ${guess}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  return [...counts.entries()]
    .sort((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([key, count]) => `${count} ${key}`)
}
