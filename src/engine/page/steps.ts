/** Chooses steps for a person: whole plans of the moment, by the lever that helps first. */
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import type { Lever } from '#domain/situation/analysis.ts'
import { isOpen } from '../input/situation-text.ts'
import { BY_FEELING } from '../library/by-feeling.ts'
import type { MomentStep } from '../library/moments.ts'
import { mayBeSaid } from '../rules/circumstances.ts'
import { asSentence, fill } from './fill.ts'
import type { Page, Recommendation, Story } from './page.ts'

/** Open situations call for action, settled ones for company and time. */
const LEVERS_FOR: Record<EmotionCategory, readonly Lever[]> = {
  anger: ['action', 'perception', 'expectation', 'attachment', 'body'],
  sadness: ['action', 'attachment', 'perception', 'body', 'expectation'],
  fear: ['body', 'action', 'perception', 'expectation', 'attachment'],
  worry: ['action', 'expectation', 'perception', 'body', 'attachment'],
  negativeanticipation: ['action', 'attachment', 'expectation', 'body', 'perception'],
  regret: ['action', 'perception', 'attachment', 'expectation', 'body'],
  disgust: ['action', 'body', 'attachment', 'perception', 'expectation'],
  shame: ['action', 'perception', 'expectation', 'attachment', 'body'],
  happiness: ['action', 'perception', 'attachment', 'body', 'expectation'],
  positiveanticipation: ['action', 'expectation', 'perception', 'attachment', 'body'],
  pride: ['action', 'perception', 'attachment', 'expectation', 'body'],
}

/** "When I next see Ana, I’ll tell her I waited." */
export const asPlan = (when: string, act: string): string => asSentence(`${when}, I’ll ${act}`)

const MOST = 2

export function stepsFor(story: Story, page: Page): Recommendation[] {
  const { equation, moment, circumstances, who } = story
  const { category } = equation.verdict
  const toStep = ([lever, when, act]: readonly [Lever, string, string]): MomentStep => ({
    lever,
    needs: [],
    when,
    act,
  })
  const known = moment
    ? moment.entry.steps.filter(({ needs }) => mayBeSaid(needs, circumstances))
    : // Fresh grief gets no steps.
      page.understanding.isGrief
      ? []
      : BY_FEELING[category].steps.map(toStep)
  const order = LEVERS_FOR[category]
  const byLever = known.toSorted((a, b) => order.indexOf(a.lever) - order.indexOf(b.lever))
  const inOrder = page.lines.inOrder(byLever, 'step', ({ act }) => act)
  const [first] = inOrder
  const second = inOrder.find(({ lever }) => lever !== first?.lever)
  return [first, second]
    .filter((step) => step !== undefined)
    .slice(0, MOST)
    .map((step) => {
      page.lines.say('step', step.act)
      const when = fill(step.when, 'I', who)
      const act = fill(step.act, 'I', who)
      return { type: step.lever, text: asPlan(when, act), when, act, ...aboutItem(story) }
    })
}

/** An open equation has no item. */
export const aboutItem = ({ equation }: Pick<Story, 'equation'>): { itemId?: number } =>
  isOpen(equation.item) ? {} : { itemId: equation.item.id }
