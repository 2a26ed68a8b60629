import * as z from 'zod/mini'
import { sayHelps } from '#domain/findings/helps-words.ts'
import { feelingOf, NOTHING_SEEN, sayCounted } from '#domain/findings/pattern-words.ts'
import { STAGE_LABELS, sayTie } from '#domain/findings/tell.ts'
import type { TokenScope } from '#domain/people/token.ts'
import { RelationshipType } from '#domain/self-map/relationship.ts'
import { SelfMapItem } from '#domain/self-map/self-map.ts'
import { Analysis, Emotion, Equation } from '#domain/situation/analysis.ts'
import { Earlier } from '#domain/situation/earlier.ts'
import { Dates } from '#domain/situation/happened.ts'
import { itemsNamedIn } from '#domain/situation/journal.ts'
import { NewSituation, SearchText, Situation, wordsToWatch } from '#domain/situation/situation.ts'
import { ReadingZone } from '#domain/values/time-zone.ts'
import { FALLBACK, namedIn, proposeTitle } from '#engine/rules/propose.ts'
import type { OwnerId, SignedIn } from '#server/base/owner.ts'
import { analyseSituation } from '#server/nouns/analyses/analyse-situation.ts'
import { lookForPatterns } from '#server/nouns/patterns/look-for-patterns.ts'
import { declinedNames } from '#server/nouns/self-map/comes-up.ts'
import { listRelationships } from '#server/nouns/self-map/relationships.repository.ts'
import { listItems } from '#server/nouns/self-map/self-map.repository.ts'
import { addSituation } from '#server/nouns/situations/add-situation.ts'
import { listSituations } from '#server/nouns/situations/list-situations.ts'
import { listEarlier } from '#server/nouns/steps/earlier-times.ts'
import { listTries } from '#server/nouns/steps/what-helps.ts'
import { callsForHelp } from '#server/outside/danger.ts'
import type { Services } from '#server/outside/services.ts'
import { requirePremium } from '#server/people/premium-access.ts'
import { HELP_FIRST } from './help-first.ts'

export type Caller = { services: Services; user: SignedIn; owner: OwnerId; signal: AbortSignal }

export type Tool = {
  description: string
  scope: TokenScope
  input: z.ZodMiniType
  output: z.ZodMiniType
  /** Returns an object, or the help text. */
  run: (caller: Caller, input: never) => Promise<object | string>
}

const tool = <Input extends z.ZodMiniType, Output extends z.ZodMiniType<object>>(it: {
  description: string
  scope: TokenScope
  input: Input
  output: Output
  run: (caller: Caller, input: z.output<Input>) => Promise<z.output<Output> | typeof HELP_FIRST>
}): Tool => it

const Nothing = z.object({})
const Item = z.pick(SelfMapItem, { id: true, name: true, category: true, attachmentPower: true })
const Told = z.object({
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
    description: 'Lists what belongs to who the person is, with how strongly they hold on to it.',
    scope: 'read',
    input: Nothing,
    output: z.object({
      items: z.array(Item),
      relationships: z.array(z.object({ from: z.int(), to: z.int(), kind: RelationshipType })),
    }),
    async run({ services: { db }, owner }) {
      const items = await listItems(db, owner)
      const relationships = await listRelationships(db, owner, items)
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
      'Lists situations the person wrote down, by when they happened, newest first; `words` searches in them.',
    scope: 'read',
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
    async run({ services: { db }, owner }, { words, limit = 10 }) {
      const list = await listSituations(db, owner, { q: words, limit })
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
      'Counts the earlier times of the moment of an analysis (its id), and tells the last two in the person’s own words: what was felt, what was tried, how it went.',
    scope: 'read',
    input: z.object({ analysisId: Id }),
    output: Earlier,
    run: ({ services, owner }, { analysisId }) => listEarlier(services, owner, analysisId),
  }),
  add_situation: tool({
    description:
      'Writes a situation down in the person’s own words, with the ids of the items it touches (list_map); without any, with those it names, else with a proposal of what it is about. A title that is left out is made from the words. `happenedAt` if it was on another day.',
    scope: 'write',
    input: z.extend(NewSituation, {
      title: z.optional(NewSituation.shape.title),
      selfMapItemIds: z.optional(NewSituation.shape.selfMapItemIds),
    }),
    output: z.pick(Situation, { id: true, title: true }),
    async run({ services, owner }, given) {
      const told = { ...given, ...(await settled(services, owner, given)) }
      const situation = await addSituation(services.db, owner, told, services.now())
      const isDanger = await callsForHelp(services, owner, wordsToWatch(situation))
      return isDanger ? HELP_FIRST : situation
    },
  }),
  analyse: tool({
    description: 'Analyses a situation by its id: what was expected, what was seen, what is felt.',
    scope: 'analyse',
    input: z.object({ situation_id: Id }),
    output: Told,
    async run({ services, user, owner, signal }, { situation_id: id }) {
      const found = await analyseSituation(services, user, owner, id, { signal })
      return 'crisis' in found ? HELP_FIRST : told(found)
    },
  }),
  find_patterns: tool({
    description:
      'Says which emotion comes with which item again and again, as a count (seen, holding) or tested (sure), and what comes up again and stays open. Mostly there is none.',
    scope: 'read',
    input: z.object({ zone: z.optional(ReadingZone) }),
    output: z.object({
      note: z.string(),
      situations: z.int(),
      patterns: z.array(
        z.object({ says: z.string(), seen: z.string(), with: z.string(), without: z.string() }),
      ),
      stays_open: z.nullable(z.object({ item: z.string(), emotion: z.string(), times: z.int() })),
    }),
    async run({ services, user, owner }, { zone = 'UTC' }) {
      requirePremium(user, services.now())
      const { situations, patterns, loop } = await lookForPatterns(services, owner, zone)
      return {
        note: patterns.length > 0 ? 'Links, not causes.' : NOTHING_SEEN,
        situations,
        patterns: patterns.map((it) => ({
          says: sayTie(it),
          seen: STAGE_LABELS[it.stage],
          with: sayCounted(it, it.with),
          without: sayCounted(it, it.without),
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
      'Says which kind of step helps the person more than others, with its doubt; mostly that cannot be told.',
    scope: 'read',
    input: Nothing,
    output: z.object({ says: z.string(), doubt: z.nullable(z.string()) }),
    async run({ services: { db, now }, user, owner }) {
      requirePremium(user, now())
      const { before, count, after, doubt } = sayHelps(await listTries(db, owner), null)
      return { says: `${before}${count ?? ''}${after}`, doubt }
    },
  }),
}

type AsSent = Pick<NewSituation, 'description'> & {
  title?: string | undefined
  selfMapItemIds?: number[] | undefined
}

/** Fills in a missing title and missing items, as the form would propose. */
async function settled({ db }: Services, owner: OwnerId, { description, ...said }: AsSent) {
  const title = said.title ?? proposeTitle(description)
  if (said.selfMapItemIds) return { title, selfMapItemIds: said.selfMapItemIds }
  const map = await listItems(db, owner)
  const here = itemsNamedIn(map)(`${title}\n${description}`)
  if (here.length > 0) return { title, selfMapItemIds: here.map(({ id }) => id) }
  const [named = FALLBACK] = namedIn(description, map)
  const refused = await declinedNames(db, owner)
  return { title, selfMapItemIds: [], proposed: { touched: [named], named: [], refused } }
}

const told = ({ equations, recommendations, care, ...analysis }: Analysis) => ({
  ...analysis,
  equations: equations
    .filter(({ through }) => !through)
    .map(({ itemName, name, ...equation }) => ({ ...equation, item: itemName, emotion: name })),
  recommendations: recommendations.map(({ text }) => text),
  ...(care && { care: 'The words are heavy. Mention kindly that help is there: /help' }),
})
