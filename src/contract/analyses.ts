import * as z from 'zod/mini'
import { SelfMapItem } from '#domain/self-map/self-map.ts'
import { Analysis, EquationCorrection, Reader } from '#domain/situation/analysis.ts'
import { Correction, Fits } from '#domain/situation/correction.ts'
import { Facts } from '#domain/situation/facts.ts'
import { NewProposal } from '#domain/situation/proposal.ts'
import {
  BegunSituation,
  Situation,
  SituationSubmission,
  VisitorSituation,
} from '#domain/situation/situation.ts'
import { AnswerLine, QuestionText } from '#domain/situation/situation-answer.ts'
import { WalkKnown } from '#domain/situation/walk.ts'
import { mended } from '#domain/values/text.ts'
import { endpoint } from './endpoint.ts'
import { Crisis, Refusal, SaveAnyway } from './refusal.ts'

/** The answers of the browser's model, one per call. The server checks them like those of any other model. */
const BrowserAnswers = z.object({
  /** The browser's name for the model. */
  by: mended().check(z.minLength(1), z.maxLength(40)),
  given: z
    .array(
      z.object({
        name: z.enum(['understand', 'say', 'deepen', 'repair']),
        /** Twice the length a model is asked for. */
        text: mended().check(z.maxLength(16_000)),
      }),
    )
    .check(z.maxLength(4)),
})
export type BrowserAnswers = z.infer<typeof BrowserAnswers>

const AnalysisOrCrisis = z.union([Analysis, Crisis])

/** A visitor's browser stores the facts of their analysis. The server stores nothing. */
export const VisitorAnalysis = z.extend(Analysis, { facts: z.optional(Facts) })
export type VisitorAnalysis = z.infer<typeof VisitorAnalysis>

/** Set if the person asks for the analysis after seeing help. It doesn't count against the limit. */
const anyway = z.optional(z.boolean())

/** A saved situation, with or without an analysis. */
export const AnalyzedSituation = z.object({
  situation: Situation,
  /** Null if help comes first or the analysis failed. */
  analysis: z.nullable(Analysis),
  isCrisis: z.boolean(),
  /** The reason for a missing analysis, unless the reason is danger. */
  refusal: z.nullable(Refusal),
})
export type AnalyzedSituation = z.infer<typeof AnalyzedSituation>

/** The answer to a proposal, with the new item if the person added it. */
export const Decided = z.object({ situation: Situation, item: z.nullable(SelfMapItem) })
export type Decided = z.infer<typeof Decided>

/** The situation with its newly named part, and the part's id in the equations. */
export const NamedPart = z.object({ situation: Situation, itemId: z.int() })
export type NamedPart = z.infer<typeof NamedPart>

/** Suggestions in the person's own voice. `reader` is null if no model may be asked. */
export const SuggestedWishes = z.object({ wanted: z.array(z.string()), reader: z.nullable(Reader) })
export type SuggestedWishes = z.infer<typeof SuggestedWishes>

export const analyses = {
  tell: endpoint('POST /api/users/:userId/situations/tell', {
    does: 'Saves a situation and analyses it in one call. Saves nothing if the person has no analyses left. The items are optional.',
    body: SituationSubmission,
    inDanger: 'handler',
    reply: AnalyzedSituation,
    status: 201,
  }),
  list: endpoint('GET /api/situations/:id/analyses', {
    does: 'Lists the analyses of a situation, newest first. Analyses of the examples are open to everyone.',
    isOpen: true,
    reply: z.array(Analysis),
  }),
  analyze: endpoint('POST /api/situations/:id/analyze', {
    does: 'Analyses a situation (201), or says with 200 that help comes first.',
    body: z.optional(
      z.object({
        anyway,
        /**
         * The newest analysis the client has, 0 for none. If a newer one is stored (the connection was lost), it is
         * returned, and nothing is run or counted again.
         */
        seen: z.optional(z.int().check(z.gte(0))),
      }),
    ),
    reply: AnalysisOrCrisis,
    status: 201,
  }),
  analyzeAnonymous: endpoint('POST /api/analyze-anonymous', {
    does: 'Analyses what a visitor wrote (201) without storing it, or says with 200 that help comes first.',
    isOpen: true,
    body: z.safeExtend(VisitorSituation, { anyway }),
    inDanger: 'handler',
    reply: z.union([VisitorAnalysis, Crisis]),
    status: 201,
  }),
  correct: endpoint('PUT /api/analyses/:id/equations', {
    does: 'Saves equations the person corrected and rewrites the analysis from them.',
    body: z.object({ equations: EquationCorrection }),
    reply: Analysis,
  }),
  reread: endpoint('PUT /api/analyses/:id/reading', {
    does: 'Corrects a reading and returns the rewritten analysis. An empty object (`{}`) restores the first reading. Counts against no limit.',
    body: z.object({
      said: z.optional(Correction),
      /** The correction the client last saw. Lines changed elsewhere since are merged, or the change is refused. */
      seen: z.optional(Correction),
      fits: z.optional(Fits),
      anyway,
    }),
    reply: AnalysisOrCrisis,
  }),
  read: endpoint('POST /api/analyses/:id/model', {
    does: 'Lets this site’s language model read the situation, or take a closer look (or takes what the model of the person’s own browser said, and checks it), and returns the analysis after each line it wrote. The last one is saved. Asks only with the person’s consent where the model runs elsewhere. Counts against no limit.',
    body: z.optional(
      z.object({
        part: z.optional(z.enum(['reading', 'depth'])),
        answers: z.optional(BrowserAnswers),
      }),
    ),
    sendsLines: true,
    reply: z.object({ analysis: Analysis, isDone: z.boolean() }),
  }),
  answer: endpoint('PUT /api/situations/:id/answers', {
    does: 'Saves one line in answer to the question of a reading (null removes it), or says that help comes first.',
    body: z.extend(SaveAnyway, {
      question: QuestionText,
      answer: z.nullable(AnswerLine),
      /** The answer the sender saw. If another device wrote one since, the request is rejected. */
      seen: z.optional(z.nullable(AnswerLine)),
    }),
    reply: z.union([Situation, Crisis]),
  }),
  decide: endpoint('PUT /api/proposals/:id', {
    does: 'Adds what a situation names to the map (it then counts as an item, and the situation is about it), or leaves it off. It isn’t offered again.',
    body: z.object({ state: z.enum(['kept', 'refused']) }),
    reply: Decided,
  }),
  name: endpoint('POST /api/situations/:id/proposals', {
    does: 'Names what a situation is about if it isn’t on the map, or says that help comes first. It stays with the situation, and the map doesn’t change.',
    body: z.extend(NewProposal, { isLeft: z.optional(z.boolean()) }),
    reply: z.union([NamedPart, Crisis]),
    status: 201,
  }),
  known: endpoint('POST /api/walk', {
    does: 'Returns what the words already say, so we only ask for the rest, or says that help comes first. Nothing is stored or counted, and no outside engine is asked.',
    isOpen: true,
    body: BegunSituation,
    inDanger: 'handler',
    reply: z.union([WalkKnown, Crisis]),
  }),
  suggest: endpoint('POST /api/users/:userId/walk/wishes', {
    does: 'Lets this site’s language model suggest what the person may have wanted, in their own voice. Returns nothing if no model can be asked. Only with the person’s consent if it runs elsewhere. Nothing is stored or counted.',
    body: BegunSituation,
    reply: SuggestedWishes,
  }),
  rereadAnonymous: endpoint('PUT /api/analyze-anonymous/reading', {
    does: 'The same for a visitor, from the facts that came with the analysis. Nothing is stored. Corrections are checked for danger. The text itself was checked when the facts were made.',
    isOpen: true,
    body: z.safeExtend(VisitorSituation, { facts: Facts, said: Correction, anyway }),
    inDanger: 'handler',
    reply: AnalysisOrCrisis,
  }),
}
