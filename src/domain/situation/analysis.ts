/**
 * The analysis of a situation. Every emotion rests on equations, every equation on one item of the Self-Map and on
 * words of the description (`evidence`, offsets into it).
 */
import * as z from 'zod/mini'
import { EmotionCategory } from '../emotion/emotion.ts'
import { Actor, Certainty, Correction, Fits } from './correction.ts'
import { Moment, OfferedMoment } from './moment.ts'
import { share, Variables } from './variables.ts'

export { EquationCorrection, Variables } from './variables.ts'

/** `local` uses a language model on the same machine. */
export const EngineName = z.enum(['embedded', 'openai-compatible', 'anthropic', 'local'])
export type EngineName = z.infer<typeof EngineName>

/**
 * A language model beside our engine: its place (`pasted`: the person asked it) and the result. `waiting`: not
 * asked yet; `partly`: it broke off and its lines so far are used; `left out`: too much of it had no support in the
 * text; `used up`: daily limit reached; `not english`: not asked, because only English can be checked; `told what to
 * say`: not asked, because the text gives its reader orders.
 */
export const Reader = z.object({
  name: z.string(),
  where: z.enum(['server', 'browser', 'elsewhere', 'pasted']),
  status: z.enum([
    'waiting',
    'read',
    'partly',
    'left out',
    'failed',
    'used up',
    'not english',
    'told what to say',
  ]),
  /** The model was also asked for the deeper parts, which happens only when they are opened. */
  isDeep: z.optional(z.literal(true)),
})
export type Reader = z.infer<typeof Reader>

/** The five kinds of step a person can take about an emotion. */
export const LEVERS = ['expectation', 'perception', 'attachment', 'action', 'body'] as const
export const Lever = z.enum(LEVERS)
export type Lever = z.infer<typeof Lever>

export const TRAPS = [
  'all-or-nothing',
  'overgeneralizing',
  'disqualifying the positive',
  'mind reading',
  'fortune telling',
  'catastrophizing',
  'emotional reasoning',
  'should statements',
  'labeling',
  'personalizing',
] as const
export const Trap = z.enum(TRAPS)
export type Trap = z.infer<typeof Trap>

export const Evidence = z.object({ start: z.int(), end: z.int() })
export type Evidence = z.infer<typeof Evidence>

export const Verdict = z.object({
  category: EmotionCategory,
  level: z.int().check(z.gte(1), z.lte(5)),
  name: z.string(),
  intensity: share,
})
export type Verdict = z.infer<typeof Verdict>

export const WishOrigin = z.enum(['stated', 'suggested', 'default', 'own'])
export type WishOrigin = z.infer<typeof WishOrigin>

export const Equation = z.object({
  /** Null if unknown; `itemName` is then empty. */
  itemId: z.nullable(z.int()),
  itemName: z.string(),
  expectation: z.string(),
  perception: z.string(),
  ...Variables.shape,
  ...Verdict.shape,
  evidence: z.array(Evidence),
  /**
   * The origin of the expectation: the text (`stated`), the recognised moment (`suggested`), the framework's line for
   * the feeling (`default`), or the person later (`own`).
   */
  wish: z.optional(
    z.object({
      origin: WishOrigin,
      /** The lead of the wish: "You wanted …", "You wish you had …". Absent for the person's own sentence. */
      lead: z.optional(z.string()),
      /** The wish in the first person, as it follows the lead. */
      own: z.optional(z.string()),
      /** The other wishes offered, also in the first person. */
      suggestions: z.array(z.string()),
    }),
  ),
  actor: z.optional(Actor),
  /** The moment it comes from. Null if none was recognised. */
  moment: z.optional(z.nullable(Moment)),
  /**
   * True if the shift reached this item only through a relationship. The text doesn't mention it, so it may be asked
   * about but counts neither as an emotion nor in statistics; `via` names the source item.
   */
  through: z.optional(z.literal(true)),
  via: z.optional(z.string()),
})
export type Equation = z.infer<typeof Equation>

/** True if the text states it or the person confirmed it. */
export const isDirect = ({ through, via }: Pick<Equation, 'through' | 'via'>): boolean =>
  through !== true && via === undefined

/** An equation about a part of the map. */
export type PartEquation = Equation & { itemId: number }
export const isOfPart = (equation: Equation): equation is PartEquation => equation.itemId !== null

export const StrengthFrom = z.enum(['said', 'rule'])

/** Further parts of an analysis, absent if there are none. */
const parts = <Shape extends z.core.$ZodShape>(shape: Shape) => z.optional(z.array(z.object(shape)))

const Claim = { itemId: z.optional(z.int()), evidence: z.optional(z.array(Evidence)) }

export const Emotion = z.object({
  name: z.string(),
  category: EmotionCategory,
  intensity: share,
  description: z.string(),
  level: z.optional(z.int()),
  confidence: z.optional(z.enum(['low', 'medium', 'high'])),
  itemIds: z.optional(z.array(z.int())),
  /** The source of `name`: written by the person, chosen by them, or proposed by the reading. */
  whose: z.optional(z.enum(['written', 'chosen', 'proposed'])),
  /** The probability among the emotions of an uncertain reading. */
  share: z.optional(share),
  /** Averages never mix numbers a person gave with computed ones. */
  strengthFrom: z.optional(StrengthFrom),
  /** The reason for the strength, in one line. */
  because: z.optional(z.string()),
})
export type Emotion = z.infer<typeof Emotion>

const Choice = z.object({ category: EmotionCategory, name: z.string(), said: Correction })

/** Another reading the person can choose, with a sentence in the first person. */
export const Alternative = z.extend(Choice, { sentence: z.string() })
export type Alternative = z.infer<typeof Alternative>

/** The question for an ambiguous text. Every answer completes the reading. */
export const Asks = z.object({
  /** The decisive sentence of the text. */
  decisive: z.optional(Evidence),
  line: z.string(),
  /** Each with the wish, if the text states one. */
  feelings: z.array(z.extend(Choice, { wish: z.optional(z.string()) })),
  question: z.optional(
    z.object({
      text: z.string(),
      answers: z.array(z.object({ text: z.string(), said: Correction })),
    }),
  ),
})
export type Asks = z.infer<typeof Asks>

/** The engine's output. The server adds id, situation and date. */
export const Findings = z.object({
  engine: EngineName,
  reader: z.optional(Reader),
  /** The main sentence. */
  reading: z.string(),
  emotions: z.array(Emotion),
  /** Feelings earlier in the story that are over by its end. Search finds them, statistics ignore them. */
  before: z.optional(z.array(z.object({ name: z.string(), category: EmotionCategory }))),
  /** The version of the strength rule. Older analyses have none. */
  strengthRule: z.optional(z.int()),
  perceptions: z.array(z.object({ description: z.string(), ...Claim })),
  expectations: z.array(
    z.object({ description: z.string(), origin: z.optional(WishOrigin), ...Claim }),
  ),
  /** `text` is a whole plan in the first person; `when` and `act` are its halves. */
  recommendations: z.array(
    z.object({
      type: Lever,
      text: z.string(),
      when: z.optional(z.string()),
      act: z.optional(z.string()),
      /** The feeling it helps with, if not the first one. */
      category: z.optional(EmotionCategory),
      ...Claim,
    }),
  ),
  /** Names of items the person selected but the text doesn't mention. */
  untouched: z.optional(z.array(z.string())),
  /** The sentence worth remembering: the moment's, else the feeling's. Older analyses have only the moment's. */
  insight: z.optional(z.string()),
  /** The first equation's moment. */
  moment: z.optional(z.nullable(Moment)),
  /** Other possible moments, as cards for "Which of these is it?" */
  moments: z.optional(z.array(OfferedMoment)),
  /** The text is heavy but not about danger, so one line links to help. */
  care: z.optional(z.literal(true)),
  /** The certainty of the reading. With `asks` it claims nothing. */
  certainty: z.optional(Certainty),
  /** Nothing happened ("all as always"). The situation is saved but doesn't count as an analysis. */
  tellsNothing: z.optional(z.literal(true)),
  alternatives: z.optional(z.array(Alternative)),
  asks: z.optional(Asks),
  /** The person's corrections. Everything else here follows them. */
  said: z.optional(Correction),
  /** Someone died, so no reframing is offered, and no steps for a while. */
  grief: z.optional(z.literal(true)),
  /** Questions about what the text leaves open. */
  questions: z.array(z.string()),
  equations: z.array(Equation),
  personalConnections: parts({
    emotionName: z.string(),
    selfMapItem: z.string(),
    description: z.string(),
    ...Claim,
  }),
  psychologicalInsights: parts({ title: z.string(), description: z.string(), ...Claim }),
  growthOpportunities: parts({
    area: z.string(),
    description: z.string(),
    actionSteps: z.array(z.string()),
    ...Claim,
  }),
  cognitivePatterns: parts({
    pattern: Trap,
    description: z.string(),
    impact: z.string(),
    quote: z.string(),
    ...Claim,
  }),
})
export type Findings = z.infer<typeof Findings>

export const insightIn = ({ insight, equations }: Pick<Findings, 'insight' | 'equations'>) =>
  insight ?? equations.find((one) => isDirect(one) && one.moment?.insight)?.moment?.insight

/** The lines of equations as claims. */
export function claimsOf(equations: readonly Equation[]) {
  const claim = ({ itemId, evidence }: Equation) => ({ itemId: itemId ?? undefined, evidence })
  return {
    perceptions: equations.map((it) => ({ description: it.perception, ...claim(it) })),
    expectations: equations.map((it) => ({ description: it.expectation, ...claim(it) })),
  }
}

/** The findings without the Premium parts. */
export const basicFindings = ({
  personalConnections: _connections,
  psychologicalInsights: _insights,
  growthOpportunities: _growth,
  cognitivePatterns: _patterns,
  ...basic
}: Findings): Findings => basic

export const Analysis = z.object({
  id: z.int(),
  situationId: z.nullable(z.int()),
  createdAt: z.string(),
  ...Findings.shape,
  /** True if the person corrected the reading. */
  isCorrected: z.optional(z.boolean()),
  /** The answer to "Is this it?". */
  fits: z.optional(Fits),
  /** The reading before the correction, restored when the correction is withdrawn. */
  readFirst: z.optional(z.object({ category: EmotionCategory, name: z.string() })),
})
export type Analysis = z.infer<typeof Analysis>

/** The number of each an analysis card shows before "Show all". */
export const CARD_LIMITS = {
  recommendations: 2,
  personalConnections: 3,
  psychologicalInsights: 2,
  growthOpportunities: 2,
  cognitivePatterns: 2,
  emotions: 2,
} as const
