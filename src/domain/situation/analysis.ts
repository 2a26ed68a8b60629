/**
 * What a person gets back for a situation. Every emotion rests on equations, every equation on one item
 * of the Self-Map and on words of the description (`evidence`, offsets into it).
 */
import * as z from 'zod/mini'
import { EmotionCategory } from '../emotion/emotion.ts'
import { share, Variables } from './correction.ts'
import { Moment, OfferedMoment } from './moment.ts'
import { Actor, Certainty, Fits, Said } from './said.ts'

export { Correction, Variables } from './correction.ts'

/** `local`: with a language model on the same machine. */
export const ENGINES = ['embedded', 'openai-compatible', 'anthropic', 'local'] as const
export const EngineName = z.enum(ENGINES)
export type EngineName = z.infer<typeof EngineName>

/**
 * A language model that reads beside our own engine: where it runs (`pasted`: the person asked it themselves), and what came
 * of asking it. `waiting`: it may be asked and was not yet; `partly`: it broke off, and what it had said stands; `left out`:
 * it said too much that nobody wrote; `used up`: it has reached its limit for today; `not english`: it isn't asked, because
 * only English sentences can be checked.
 */
export const Reader = z.object({
  name: z.string(),
  where: z.enum(['server', 'browser', 'elsewhere', 'pasted']),
  status: z.enum(['waiting', 'read', 'partly', 'left out', 'failed', 'used up', 'not english']),
  /** It was also asked for what lies deeper, which nobody does before it is opened. */
  isDeep: z.optional(z.literal(true)),
})
export type Reader = z.infer<typeof Reader>

/** The five things a person can do about an emotion. */
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

export const WISH_ORIGINS = ['stated', 'suggested', 'default', 'own'] as const
export const WishOrigin = z.enum(WISH_ORIGINS)
export type WishOrigin = z.infer<typeof WishOrigin>

export const Equation = z.object({
  /** Null where it is open what it is about; then `itemName` is empty. */
  itemId: z.nullable(z.int()),
  itemName: z.string(),
  expectation: z.string(),
  perception: z.string(),
  ...Variables.shape,
  ...Verdict.shape,
  evidence: z.array(Evidence),
  /**
   * Where the expectation comes from: the person's text (`stated`), the moment that was recognised (`suggested`), the
   * framework's own line for the feeling (`default`), or the person since (`own`).
   */
  wish: z.optional(
    z.object({
      origin: WishOrigin,
      /** What leads it: "You wanted …", "You wish you had …". Left out for a sentence of the person's own. */
      lead: z.optional(z.string()),
      /** The wish in the person's own voice, as it follows the lead. */
      own: z.optional(z.string()),
      /** The other wishes offered, in the same voice. */
      suggestions: z.array(z.string()),
    }),
  ),
  actor: z.optional(Actor),
  /** The moment it comes from; null where none was recognised. */
  moment: z.optional(z.nullable(Moment)),
  /**
   * True when the shift only reached this item through a relationship: nobody wrote of it, so it is asked
   * about at most, and is no emotion and in no statistic. `via` names the item it came from.
   */
  through: z.optional(z.literal(true)),
  via: z.optional(z.string()),
})
export type Equation = z.infer<typeof Equation>

/** Read in the person's own words, or agreed to by them. */
export const isDirect = ({ through, via }: Pick<Equation, 'through' | 'via'>): boolean =>
  through !== true && via === undefined

/** An equation about a part of the map, and not about something left open. */
export type PartEquation = Equation & { itemId: number }
export const isOfPart = (equation: Equation): equation is PartEquation => equation.itemId !== null

export const StrengthFrom = z.enum(['said', 'rule'])
export type StrengthFrom = z.infer<typeof StrengthFrom>

const Claim = { itemId: z.optional(z.int()), evidence: z.optional(z.array(Evidence)) }

export const Emotion = z.object({
  name: z.string(),
  category: EmotionCategory,
  intensity: share,
  description: z.string(),
  level: z.optional(z.int()),
  confidence: z.optional(z.enum(['low', 'medium', 'high'])),
  itemIds: z.optional(z.array(z.int())),
  /** Whose word `name` is: written by the person, chosen by them, or proposed by the reading. */
  whose: z.optional(z.enum(['written', 'chosen', 'proposed'])),
  /** How likely it is among those of a reading that is not sure. */
  share: z.optional(share),
  /** Averages never mix numbers a person said with those the rule computed. */
  strengthFrom: z.optional(StrengthFrom),
  /** What moved the number, in one line. */
  because: z.optional(z.string()),
})
export type Emotion = z.infer<typeof Emotion>

const Choice = z.object({ category: EmotionCategory, name: z.string(), said: Said })

/** Another way to read it, ready to be chosen; its sentence speaks in the person's own voice. */
export const Alternative = z.extend(Choice, { sentence: z.string() })
export type Alternative = z.infer<typeof Alternative>

/** What is put to the person where the words leave it open; every answer finishes the reading. */
export const Asks = z.object({
  /** The sentence it turns on, in their own words. */
  decisive: z.optional(Evidence),
  line: z.string(),
  /** Each with what was wanted, where the words say so. */
  feelings: z.array(z.extend(Choice, { wish: z.optional(z.string()) })),
  question: z.optional(
    z.object({
      text: z.string(),
      answers: z.array(z.object({ text: z.string(), said: Said })),
    }),
  ),
})
export type Asks = z.infer<typeof Asks>

/** What an engine makes; the server adds id, situation and date. */
export const Findings = z.object({
  engine: EngineName,
  reader: z.optional(Reader),
  /** The one sentence a person remembers. */
  reading: z.string(),
  emotions: z.array(Emotion),
  /** Felt earlier in the story and over by its end; found by search, counted nowhere. */
  before: z.optional(z.array(z.object({ name: z.string(), category: EmotionCategory }))),
  /** The version of the strength rule the numbers were computed by; older analyses have none. */
  strengthRule: z.optional(z.int()),
  perceptions: z.array(z.object({ description: z.string(), ...Claim })),
  expectations: z.array(
    z.object({ description: z.string(), origin: z.optional(WishOrigin), ...Claim }),
  ),
  /** `text` is a whole plan in the person's own voice; `when` and `act` are its halves. */
  recommendations: z.array(
    z.object({
      type: Lever,
      text: z.string(),
      when: z.optional(z.string()),
      act: z.optional(z.string()),
      ...Claim,
    }),
  ),
  /** What the person ticked and the text doesn't speak of, by name. */
  untouched: z.optional(z.array(z.string())),
  /** The first equation's moment. */
  moment: z.optional(z.nullable(Moment)),
  /** What else it may be, to be tapped: "Which of these is it?" */
  moments: z.optional(z.array(OfferedMoment)),
  /** The words are heavy without speaking of danger: one quiet line leads to help. */
  care: z.optional(z.literal(true)),
  /** How sure the reading is; where it asks, nothing is claimed. */
  certainty: z.optional(Certainty),
  /** Nothing special, all as always: it is kept, and does not count as an analysis. */
  tellsNothing: z.optional(z.literal(true)),
  alternatives: z.optional(z.array(Alternative)),
  asks: z.optional(Asks),
  /** What the person said about the reading; everything here was written from it. */
  said: z.optional(Said),
  /** Somebody died: nothing is to be seen differently, and for a while nothing is to be done. */
  grief: z.optional(z.literal(true)),
  /** What the text leaves open is asked, not stated. */
  questions: z.array(z.string()),
  equations: z.array(Equation),
  personalConnections: z.optional(
    z.array(
      z.object({
        emotionName: z.string(),
        selfMapItem: z.string(),
        description: z.string(),
        ...Claim,
      }),
    ),
  ),
  psychologicalInsights: z.optional(
    z.array(z.object({ title: z.string(), description: z.string(), ...Claim })),
  ),
  growthOpportunities: z.optional(
    z.array(
      z.object({
        area: z.string(),
        description: z.string(),
        actionSteps: z.array(z.string()),
        ...Claim,
      }),
    ),
  ),
  cognitivePatterns: z.optional(
    z.array(
      z.object({
        pattern: Trap,
        description: z.string(),
        impact: z.string(),
        quote: z.string(),
        ...Claim,
      }),
    ),
  ),
})
export type Findings = z.infer<typeof Findings>

/** What everybody gets, without the parts that are Premium's. */
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
  /** True once the person has put the reading right. */
  isCorrected: z.optional(z.boolean()),
  /** Their answer to "Is this it?". */
  fits: z.optional(Fits),
  /** What was read before they put it right; it comes back when nothing is said any more. */
  readFirst: z.optional(z.object({ category: EmotionCategory, name: z.string() })),
})
export type Analysis = z.infer<typeof Analysis>

/** How many of each an analysis card shows before "Show all". */
export const CARD_LIMITS = {
  recommendations: 2,
  personalConnections: 3,
  psychologicalInsights: 2,
  growthOpportunities: 2,
  cognitivePatterns: 2,
  emotions: 2,
} as const
