/** Chooses steps for a person: whole plans of the moment, by the lever that helps first. */
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import type { Lever } from '#domain/situation/analysis.ts'
import { isOpen } from '../input/situation-text.ts'
import { ABOUT_OWN_LINE } from '../library/by-feeling.ts'
import type { MomentStep } from '../library/moments.ts'
import { mayBeSaid } from '../rules/circumstances.ts'
import { asSentence, fill } from './fill.ts'
import { type Page, plainLines, type Recommendation, type Story } from './page.ts'

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

const MAX = 2
/** A slot without a fallback, so it needs a person. */
const NAMING = /\{who[:}]/

/** A step about the expectation the person typed. */
function aboutTyped({ wanted }: Story['typed'], category: EmotionCategory): MomentStep[] {
  const [when, act] = ABOUT_OWN_LINE[category].step ?? []
  if (!wanted || !when) return []
  return [{ lever: 'expectation', needs: [], when, act: `${act}: “${asSentence(wanted)}”` }]
}

/** True if the person chose a feeling the moment doesn't bring, so steps and question follow the feeling. Not in grief. */
export const isOfAnotherFeeling = ({ moment, equation }: Story, { understanding }: Page): boolean =>
  equation.called?.whose === 'chosen' &&
  !understanding.isGrief &&
  moment?.entry.feelings.includes(equation.verdict.category) === false

export function stepsFor(story: Story, page: Page): Recommendation[] {
  const { equation, moment, circumstances, who, about, typed } = story
  const { category } = equation.verdict
  const plain = () =>
    plainLines(story, page)
      .steps.map(
        ([lever, when, act, needs = []]): MomentStep => ({ lever, needs: [...needs], when, act }),
      )
      .filter(({ when, act }) => about || !NAMING.test(when + act))
  // Fresh grief gets no steps.
  const ofMoment = isOfAnotherFeeling(story, page) ? undefined : moment?.entry.steps
  const steps = ofMoment ?? (page.understanding.isGrief ? [] : plain())
  const known = steps.filter(({ needs }) => mayBeSaid(needs, circumstances))
  const order = LEVERS_FOR[category]
  const byLever = known.toSorted((a, b) => order.indexOf(a.lever) - order.indexOf(b.lever))
  const isFollowed = moment && !story.isMomentKept
  const own = isFollowed || page.understanding.isGrief ? [] : aboutTyped(typed, category)
  const inOrder = [...own, ...page.lines.inOrder(byLever, 'step', ({ act }) => act)]
  const [first] = inOrder
  const second = inOrder.find(({ lever }) => lever !== first?.lever)
  return [first, second]
    .filter((step) => step !== undefined)
    .slice(0, MAX)
    .map((step) => {
      page.lines.say('step', step.act)
      const named = ofMoment ? who : about
      const when = fill(step.when, 'I', named)
      const act = fill(step.act, 'I', named)
      return { type: step.lever, text: asPlan(when, act), when, act, ...aboutItem(story) }
    })
}

/** An open equation has no item. */
export const aboutItem = ({ equation }: Pick<Story, 'equation'>): { itemId?: number } =>
  isOpen(equation.item) ? {} : { itemId: equation.item.id }
