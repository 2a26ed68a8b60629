import * as z from 'zod/mini'
import { CRISIS_TEXT, CRISIS_TITLE, HELPLINES } from '#domain/content/helplines.ts'
import { formatTie, STAGE_LABELS } from '#domain/findings/format-finding.ts'
import { formatHelps } from '#domain/findings/helps-words.ts'
import { feelingOf, formatCounted, NOTHING_SEEN } from '#domain/findings/pattern-words.ts'
import type { TokenScope } from '#domain/people/token.ts'
import { RelationshipType } from '#domain/self-map/relationship.ts'
import { SelfMapItem } from '#domain/self-map/self-map.ts'
import { Analysis, Emotion, Equation } from '#domain/situation/analysis.ts'
import { Earlier } from '#domain/situation/earlier.ts'
import { Dates } from '#domain/situation/happened.ts'
import { NewSituation, SearchText, Situation, wordsToWatch } from '#domain/situation/situation.ts'
import { ReadingZone } from '#domain/values/time-zone.ts'
import { proposeTitle } from '#engine/rules/propose.ts'
import type { SignedIn } from '#server/base/owner.ts'
import { analyseSituation, peopleNamedIn } from '#server/nouns/analyses/analyse-situation.ts'
import { lookForPatterns } from '#server/nouns/patterns/look-for-patterns.ts'
import { declinedNames } from '#server/nouns/self-map/comes-up.ts'
import { listRelationships } from '#server/nouns/self-map/relationships.repository.ts'
import { listItems } from '#server/nouns/self-map/self-map.repository.ts'
import { addSituation } from '#server/nouns/situations/add-situation.ts'
import { listSituations } from '#server/nouns/situations/list-situations.ts'
import { listEarlier } from '#server/nouns/steps/earlier-times.ts'
import { listTries } from '#server/nouns/steps/what-helps.ts'
import { callsForHelp } from '#server/outside/danger.ts'
import type { OwnServices } from '#server/outside/services.ts'
import { requirePremium } from '#server/people/premium-access.ts'

const [{ name, web } = { name: '', web: '' }] = HELPLINES.other.support

/** The text for programs if words speak of danger to life, to be shown to the person unchanged. */
export const HELP_FIRST = [
  'Help comes first. Please show this to the person now, before anything else:',
  CRISIS_TITLE,
  CRISIS_TEXT,
  ...Object.values(HELPLINES).map(
    ({ label, emergency, support }) =>
      `${label}: emergency ${emergency}${support[0]?.call ? `, ${support[0].name} ${support[0].call}` : ''}`,
  ),
  `${name}: ${web ?? ''}`,
  'No analysis was made. Do not offer one, and do not try to be the help yourself.',
].join('\n')

/** The structured form, which any tool may return instead of its output. */
export const HelpFirst = z.object({ help_first: z.string() })

export type Caller = OwnServices & { user: SignedIn; signal: AbortSignal }

export type Tool = {
  description: string
  scopes: readonly TokenScope[]
  input: z.ZodMiniType
  output: z.ZodMiniType
  /** Returns an object, or the help text. */
  run: (caller: Caller, input: never) => Promise<object | string>
}

const tool = <Input extends z.ZodMiniType, Output extends z.ZodMiniType<object>>(it: {
  description: string
  scopes: readonly TokenScope[]
  input: Input
  output: Output
  run: (caller: Caller, input: z.output<Input>) => Promise<z.output<Output> | typeof HELP_FIRST>
}): Tool => it

const Nothing = z.object({})
const Item = z.pick(SelfMapItem, { id: true, name: true, category: true, attachmentPower: true })
const AnalysisSummary = z.object({
  ...z.pick(Analysis, { id: true, situationId: true, reading: true }).shape,
  emotions: z.array(z.pick(Emotion, { name: true, category: true, intensity: true })),
  equations: z.array(
    z.object({
      item: z.string(),
      ...z.pick(Equation, { expectation: true, perception: true, intensity: true }).shape,
      emotion: z.string(),
    }),
  ),
  recommendations: z.array(z.string()),
  care: z.optional(z.string()),
})
const Id = z.int().check(z.gte(1), z.lte(2 ** 31 - 1))

/** The tools for programs. All texts except search words are checked for danger. */
export const TOOLS: Record<string, Tool> = {
  list_map: tool({
    description: 'Lists the items of the person’s Self-Map, with how much each matters to them.',
    scopes: ['read'],
    input: Nothing,
    output: z.object({
      items: z.array(Item),
      relationships: z.array(z.object({ from: z.int(), to: z.int(), kind: RelationshipType })),
    }),
    async run(own) {
      const items = await listItems(own)
      const relationships = await listRelationships(own, items)
      return {
        items,
        relationships: relationships.map(({ sourceItemId, targetItemId, relationshipType }) => ({
          from: sourceItemId,
          to: targetItemId,
          kind: relationshipType,
        })),
      }
    },
  }),
  list_situations: tool({
    description:
      'Lists the person’s situations by when they happened, newest first. `words` searches them.',
    scopes: ['read'],
    input: z.object({
      words: z.optional(SearchText),
      limit: z.optional(z.int().check(z.gte(1), z.lte(50))),
    }),
    output: z.object({
      situations: z.array(
        z.object({
          ...z.pick(Situation, { id: true, title: true, description: true }).shape,
          ...Dates.shape,
          emotions: z.array(z.string()),
        }),
      ),
    }),
    async run(own, { words, limit = 10 }) {
      const list = await listSituations(own, { q: words, limit })
      return {
        situations: list.map(({ mainEmotions, ...situation }) => ({
          ...situation,
          emotions: mainEmotions.map(({ name }) => name),
        })),
      }
    },
  }),
  list_earlier_times: tool({
    description:
      'Counts how often the moment in an analysis (given by id) has come up before, and returns the last two in the person’s own words: what they felt, what they tried and how it went.',
    scopes: ['read'],
    input: z.object({ analysisId: Id }),
    output: Earlier,
    run: (own, { analysisId }) => listEarlier(own, analysisId),
  }),
  add_situation: tool({
    description:
      'Saves a situation in the person’s own words, with the ids of the items it’s about (list_map). Without ids it uses the items it names, or suggests one. A missing title is made from the words. Give `happenedAt` if it was on another day.',
    scopes: ['write'],
    input: z.extend(NewSituation, {
      title: z.optional(NewSituation.shape.title),
      selfMapItemIds: z.optional(NewSituation.shape.selfMapItemIds),
    }),
    output: z.pick(Situation, { id: true, title: true }),
    async run(own, given) {
      const told = { ...given, ...(await settled(own, given)) }
      const situation = await addSituation(own, told)
      const isDanger = await callsForHelp(own, own.owner, wordsToWatch(situation))
      return isDanger ? HELP_FIRST : situation
    },
  }),
  analyse: tool({
    description: 'Analyses a situation by its id: what was expected, what was seen, what is felt.',
    // The result quotes what is stored.
    scopes: ['read', 'analyse'],
    input: z.object({ situation_id: Id }),
    output: AnalysisSummary,
    async run({ user, signal, ...own }, { situation_id: id }) {
      const found = await analyseSituation(own, user, id, { signal })
      return 'crisis' in found ? HELP_FIRST : told(found)
    },
  }),
  find_patterns: tool({
    description:
      'Says which emotion keeps coming up with which item, as a count (seen, holding) or tested (sure), and what keeps coming up unsettled. Mostly there is none.',
    scopes: ['read'],
    input: z.object({ zone: z.optional(ReadingZone) }),
    output: z.object({
      note: z.string(),
      situations: z.int(),
      patterns: z.array(
        z.object({ says: z.string(), seen: z.string(), with: z.string(), without: z.string() }),
      ),
      stays_open: z.nullable(z.object({ item: z.string(), emotion: z.string(), times: z.int() })),
    }),
    async run({ user, ...own }, { zone = 'UTC' }) {
      requirePremium(user, own.now())
      const { situations, patterns, loop } = await lookForPatterns(own, zone)
      return {
        note:
          patterns.length > 0
            ? 'They go together. That doesn’t mean one causes the other.'
            : NOTHING_SEEN,
        situations,
        patterns: patterns.map((it) => ({
          says: formatTie(it),
          seen: STAGE_LABELS[it.stage],
          with: formatCounted(it, it.with),
          without: formatCounted(it, it.without),
        })),
        stays_open: loop && {
          item: loop.part.name,
          emotion: feelingOf(loop.emotion),
          times: loop.situations.length,
        },
      }
    },
  }),
  what_helps: tool({
    description:
      'Says which kind of step helps the person most, and how sure that is. Mostly we can’t tell.',
    scopes: ['read'],
    input: Nothing,
    output: z.object({ says: z.string(), doubt: z.nullable(z.string()) }),
    async run({ user, ...own }) {
      requirePremium(user, own.now())
      const { before, count, after, doubt } = formatHelps(await listTries(own), null)
      return { says: `${before}${count ?? ''}${after}`, doubt }
    },
  }),
}

type AsSent = Pick<NewSituation, 'description'> & {
  title?: string | undefined
  selfMapItemIds?: number[] | undefined
}

/** Fills in a missing title, as the form does. Without items the analysis finds what the text is about. */
async function settled(own: OwnServices, { description, title, selfMapItemIds = [] }: AsSent) {
  const named = peopleNamedIn(description, await listItems(own))
  const proposed = { touched: [], named, refused: await declinedNames(own) }
  return { title: title ?? proposeTitle(description), selfMapItemIds, proposed }
}

const told = ({ equations, recommendations, care, ...analysis }: Analysis) => ({
  ...analysis,
  equations: equations
    .filter(({ through }) => !through)
    .map(({ itemName, name, ...equation }) => ({ ...equation, item: itemName, emotion: name })),
  recommendations: recommendations.map(({ text }) => text),
  ...(care && { care: 'This sounds heavy. Gently mention that help is available: /help' }),
})
