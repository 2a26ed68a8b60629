/** Finds what a feeling is about where the person chose no part: words of the text, or the item they name. */
import { emotionOf } from '#domain/emotion/equation.ts'
import { isGivenExample } from '#domain/self-map/self-map.ts'
import { proposalOf } from '#domain/situation/proposal.ts'
import { normalise, type Place } from '../input/normalise.ts'
import { type EngineItem, isOpen, type SituationText } from '../input/situation-text.ts'
import type { Spans } from '../model/spans.ts'
import type { ReadEquation } from './equations.ts'
import { isSomebody, namedIn } from './propose.ts'
import { type Context, saysFeeling } from './reading.ts'
import type { Rule } from './rule.ts'
import { mention } from './touched.ts'

type Equations = readonly ReadEquation[]

/** The words each feeling is about, as the model marked them. Empty if it marked none. */
export function openNames(
  equations: Equations,
  { description, sentences }: SituationText,
  { main, second }: Partial<Spans>,
): string[] {
  const first = equations[0]?.verdict.category
  const isTold = ({ toldIn }: ReadEquation, { start }: Place) =>
    toldIn
      .slice(0, 1)
      .some((at) => sentences[at] && start >= sentences[at].start && start < sentences[at].end)
  // A part that only the sentence of another feeling names belongs to that feeling.
  const isOfAnother = (equation: ReadEquation, place: Place) =>
    !isTold(equation, place) &&
    equations.some(
      (one) => one.verdict.category !== equation.verdict.category && isTold(one, place),
    )
  return equations.map((equation) => {
    const place = equation.verdict.category === first ? main : second
    if (!place || isOfAnother(equation, place)) return ''
    return description.slice(place.start, place.end).replace(/['’]s?$/, '')
  })
}

/** The item these words name. "My brother's dog" is about the dog. */
function itemCalled(name: string, items: readonly EngineItem[]): EngineItem | undefined {
  const words = normalise(name)
  const head = words.split(' ').at(-1)!
  return items.find((item) => mention(item, words) === 1 && mention(item, head) > 0)
}

/** Moves the equation to an item, whose power changes the strength unless the person chose one. */
function movedTo(item: EngineItem, equation: ReadEquation, { said }: Context): ReadEquation {
  if (saysFeeling(said)) return { ...equation, item }
  const variables = { ...equation.variables, power: item.power }
  return { ...equation, item, variables, verdict: emotionOf(variables) }
}

/**
 * The subject of the first feeling where the model marked no words: an item the text names, else its only person in the
 * decisive sentence. The first word of a sentence has a capital anyway, so it isn't taken for a name.
 */
function namedBeside({ text }: Context, { toldIn }: ReadEquation, own: readonly EngineItem[]) {
  const item = own.find((item) => proposalOf(item.id) === null && mention(item, text.whole) === 1)
  if (item) return item.name
  const [person, another] = namedIn(text.description).filter(isSomebody)
  const sentence = text.sentences[toldIn[0] ?? -1]
  const isAtStart = !person?.name.startsWith('My ') && sentence?.text.startsWith(person?.name ?? '')
  if (!person || another || !sentence || isAtStart) return ''
  return mention(person, normalise(sentence.text)) === 1 ? person.name : ''
}

export const openParts: Rule = {
  id: 'openParts',
  because: 'Where no part was chosen, a feeling is about what the text names, on the map or not.',
  isBase: true,
  when: ({ equations }, { said }) =>
    said.about === undefined && equations.some(({ item }) => isOpen(item)),
  does: (reading, context) => {
    const { text, readings, items } = context
    const names = openNames(reading.equations, text, readings.spans ?? {})
    const own = items.filter((item) => !isGivenExample(item))
    const equations = reading.equations.map((equation, at) => {
      const { category } = equation.verdict
      const said = context.said.feelings?.find((one) => one.category === category)?.part
      const read = names[at] || (at === 0 && namedBeside(context, equation, own)) || ''
      const name = said === undefined ? read : (said ?? '')
      if (!isOpen(equation.item) || !name) return equation
      const item = itemCalled(name, own)
      return item
        ? movedTo(item, equation, context)
        : { ...equation, item: { ...equation.item, name } }
    })
    return { ...reading, equations }
  },
}
