import { type EmotionCategory, isPleasant } from '#domain/emotion/emotion.ts'
import type { DailyFinding, DeniedSentence, SentenceToday } from '#domain/findings/daily-finding.ts'
import { formatExperiment, formatTosses } from '#domain/findings/experiment-words.ts'
import { BIAS_DOUBT, biasOf, formatBias } from '#domain/findings/forecast-stats.ts'
import { halfLifeSeenTwice, laterWeighings } from '#domain/findings/half-life.ts'
import { formatHelps } from '#domain/findings/helps-words.ts'
import { type AnalysedSituation, clockOf, observationsOf } from '#domain/findings/history.ts'
import type { Pattern } from '#domain/findings/pattern.ts'
import { replicatedFindings } from '#domain/findings/replicated-findings.ts'
import { type Candidate, chooseSentence, TENDER } from '#domain/findings/sentence.ts'
import {
  byStage,
  MAX_WATCHED,
  type WatchedFinding,
  type WatchedMoment,
  watchedForecasts,
  watchedMoments,
} from '#domain/findings/stages.ts'
import type { Try } from '#domain/findings/tries.ts'
import { helpsMost } from '#domain/findings/what-helps.ts'
import { NEW_POWER, type PowerWord, powerWord } from '#domain/self-map/attachment-power.ts'
import { isExample, type SelfMapItem } from '#domain/self-map/self-map.ts'
import { stateOf } from '#domain/steps/forecast.ts'
import type { Experiment } from '#domain/steps/own-experiment.ts'
import { DAY, WEEK } from '#domain/values/duration.ts'
import { isoDay } from '#domain/values/time-zone.ts'
import { ownRows, refuseBeyond, saveOwn } from '#server/base/db/own-row.ts'
import type { Own } from '#server/base/owner.ts'
import { listNewestOf } from '#server/nouns/analyses/analyses.repository.ts'
import { readHistory } from '#server/nouns/analyses/history.repository.ts'
import { listResults } from '#server/nouns/experiments/run-experiment.ts'
import {
  listForecasts,
  type StoredForecast,
  UNANSWERED,
} from '#server/nouns/forecasts/forecasts.repository.ts'
import {
  isQuietTime,
  type PartNames,
  partsOf,
  stagedPatterns,
  tieKey,
} from '#server/nouns/patterns/look-for-patterns.ts'
import { changesOf, watch } from '#server/nouns/patterns/watch.repository.ts'
import { listTries } from '#server/nouns/steps/what-helps.ts'

type ShownSentence = { shownOn: number[]; isDenied: boolean }

/** Lists the sentences shown on the dashboard, and those the person denied. */
async function listShown(own: Own): Promise<Map<string, ShownSentence>> {
  const rows = await ownRows(own, 'toldSentence')
    .select(['sentenceKey', 'shownOn', 'deniedAt'])
    .execute()
  return new Map(
    rows.map(({ sentenceKey, shownOn, deniedAt }) => [
      sentenceKey,
      { shownOn: JSON.parse(shownOn) as number[], isDenied: deniedAt !== null },
    ]),
  )
}

/** `shownOn` holds days since 1970 in the person's zone. */
async function saveShown(
  own: Own,
  sentenceKey: string,
  { shownOn, deniedAt }: { shownOn: readonly number[]; deniedAt: number | null },
): Promise<void> {
  const kept = { shownOn: JSON.stringify(shownOn), deniedAt }
  await saveOwn(own, 'toldSentence', { sentenceKey }, kept)
}

type Finding = Omit<Candidate, 'shownOn' | 'isDenied'> & { told: DailyFinding }

/** Defaults: most findings name no item, are pleasant, and offer a way out. */
const findingOf = (
  told: DailyFinding,
  { about = [], emotion = null, isPleasant = true, hasWayOut = true }: Partial<Finding> = {},
): Finding => ({ id: told.key, kind: told.kind, about, emotion, isPleasant, hasWayOut, told })

/** The window in which a death or words of danger count as recent. */
const QUIET_WINDOW = 90 * DAY

/** Chooses the finding of the day, from tested findings only. A finding stays for a week. */
export async function findDailyFinding(own: Own, zone: string): Promise<SentenceToday> {
  const { items, lives } = await readHistory(own)
  const life = observationsOf(lives, zone)
  const { day } = clockOf([own.now()], zone)(own.now())
  const watched = await watch(own, life)
  const tries = await listTries(own)
  const answered = (await listForecasts(own)).filter(({ outcome }) => outcome !== null)
  const names = partsOf(lives)
  const findings = [
    ...replicatedFindings(life, watched).map((it) => tieOf(it, { names, tries, items })),
    ...helpsOf(tries),
    ...(await changesOf(own, life, day)).map((it) => easedOf(it, names)),
    ...lastingOf(laterWeighings(lives)),
    ...experimentsOf(await listResults(own)),
    foreseenOf(answered),
  ].flatMap((it) => it ?? [])
  const shown = await listShown(own)
  const candidates = findings.map((it) => ({
    ...it,
    ...(shown.get(it.id) ?? { shownOn: [], isDenied: false }),
  }))
  const recent = lives.filter(({ at }) => at > own.now() - QUIET_WINDOW)
  const isQuiet = await isQuietTime(own, recent)
  const near = await nearTo(own, recent)
  const chosen = chooseSentence(candidates, { day, near, isQuiet })
  if (chosen && !chosen.shownOn.includes(day))
    await saveShown(own, chosen.id, { shownOn: [...chosen.shownOn, day], deniedAt: null })
  const isTellable = ({ key, emotion }: { key: string; emotion: EmotionCategory }) =>
    !shown.get(key)?.isDenied && (isQuiet ? isPleasant(emotion) : !TENDER.includes(emotion))
  const counts: WatchedFinding[] = [
    ...stagedPatterns(life, watched, names).flatMap(({ stage, key, ...pattern }) =>
      stage !== 'sure' && isTellable({ key, ...pattern })
        ? [{ kind: 'tie' as const, key, stage, pattern }]
        : [],
    ),
    ...(isQuiet ? [] : [watchedForecasts(answered) ?? []].flat()),
    ...(isQuiet ? [] : await momentsOf(own, watchedMoments(lives, own.now()))),
  ].filter(({ key }) => !shown.get(key)?.isDenied)
  return {
    told: chosen?.told ?? null,
    watched: counts.toSorted(byStage).slice(0, MAX_WATCHED - (chosen ? 1 : 0)),
  }
}

/** Adds the words of each moment's card, from its newest analysis. */
async function momentsOf(own: Own, moments: readonly WatchedMoment[]): Promise<WatchedFinding[]> {
  const newest = moments.map(({ ids }) => ids.at(-1)!)
  const read = await listNewestOf(own, newest)
  return moments.flatMap(({ kind, ids, part, stage }) => {
    const moment = read.get(ids.at(-1)!)?.moment
    const words = moment && (moment.card ?? moment.is)
    return words
      ? [{ kind: 'moment', key: `moment ${kind}`, stage, moment: words, times: ids.length, part }]
      : []
  })
}

export async function denySentence(own: Own, { key, isDenied }: DeniedSentence): Promise<void> {
  await refuseBeyond(own, 'toldSentence')
  const { shownOn } = (await listShown(own)).get(key) ?? { shownOn: [] }
  await saveShown(own, key, { shownOn, deniedAt: isDenied ? own.now() : null })
}

/** Collects items and feelings of the last seven days, and items of open forecasts. */
async function nearTo(own: Own, recent: readonly AnalysedSituation[]): Promise<Set<string>> {
  const coming = await listForecasts(own, UNANSWERED)
  return new Set([
    ...recent
      .filter(({ at }) => at > own.now() - WEEK)
      .flatMap(({ emotions, touches }) => [
        ...emotions.map(({ category }) => category),
        ...touches.map(({ name }) => name),
      ]),
    ...coming
      .filter((it) => stateOf(it, it.zone, own.now()) === 'open')
      .flatMap(({ items }) => items.map(({ name }) => name)),
  ])
}

type TieContext = { names: PartNames; tries: readonly Try[]; items: readonly SelfMapItem[] }

function tieOf(
  { condition, group, from, with: inside, without }: ReturnType<typeof replicatedFindings>[number],
  { names, tries, items }: TieContext,
): Finding | null {
  const parts = condition.parts.flatMap((key) => names.get(key) ?? [])
  if (parts.length < condition.parts.length) return null
  const helped = formatHelps(tries, group)
  const way = helped.count === null ? null : `${helped.before}${helped.count}${helped.after}`
  const pattern = { parts, time: condition.time, emotion: group, with: inside, without }
  const [key, move] = [tieKey(condition, group), moveOf(pattern, items)]
  return findingOf(
    { kind: 'tie', key, pattern, from: isoDay(from), way, move },
    {
      about: parts.map(({ name }) => name),
      emotion: group,
      isPleasant: isPleasant(group),
      hasWayOut: way !== null,
    },
  )
}

/** Suggests moving an item closer if it brings a pleasant feeling and is far away (`FAR`). Own items only. */
function moveOf(
  { parts: [part, other], emotion }: Pick<Pattern, 'parts' | 'emotion'>,
  items: readonly SelfMapItem[],
): Extract<DailyFinding, { kind: 'tie' }>['move'] {
  const item = items.find(
    (it) => !isExample(it) && it.name === part?.name && it.category === part.category,
  )
  const isFar = item && FAR.includes(powerWord(item.attachmentPower))
  return isFar && !other && isPleasant(emotion)
    ? { itemId: item.id, from: item.attachmentPower, to: NEW_POWER }
    : null
}
const FAR: readonly PowerWord[] = ['at the edge', 'matters']

/** Finds how long a feeling lasts, if older and newer answers agree. */
const lastingOf = (said: ReturnType<typeof laterWeighings>): Finding[] =>
  [...said].flatMap(([emotion, weighings]) => {
    const found = isPleasant(emotion) ? null : halfLifeSeenTwice(weighings)
    if (!found) return []
    const key = `half-life ${emotion}`
    return findingOf({ kind: 'half-life', key, emotion, ...found }, { emotion, isPleasant: false })
  })

/** Experiments have results only at fixed numbers of tosses. */
const experimentsOf = (results: readonly Experiment[]): Finding[] =>
  results
    .filter(({ state }) => state === 'told')
    .map((it) => {
      const said = { words: formatExperiment(it), doubt: formatTosses(it) }
      return findingOf(
        { kind: 'experiment', key: `experiment ${it.id}`, ...said },
        { emotion: it.category, isPleasant: false },
      )
    })

/** Compares forecasts with what was felt. Shown only if it came milder, because the reverse doesn't help. */
function foreseenOf(answered: readonly StoredForecast[]): Finding | null {
  const bias = biasOf(answered)
  if (!bias || bias.foreseen < bias.felt) return null
  const key = `forecast ${bias.all}`
  return findingOf({ kind: 'forecast', key, words: formatBias(bias), doubt: BIAS_DOUBT })
}

/** For each feeling if known, and for all together. */
function helpsOf(tries: readonly Try[]): Finding[] {
  const categories = [...new Set(tries.map(({ category }) => category))]
  return [...categories, null].flatMap((category) => {
    const lever = helpsMost(tries, category)
    const { before, count, after, doubt } = formatHelps(tries, category)
    if (!lever || count === null) return []
    const key = `helps ${lever} ${category ?? 'any'}`
    return findingOf({ kind: 'helps', key, before, count, after, doubt }, { emotion: category })
  })
}

/** Shows only what has become lighter on the dashboard, because the reverse doesn't help. */
function easedOf(
  change: Awaited<ReturnType<typeof changesOf>>[number],
  names: PartNames,
): Finding | null {
  const { of, key, isMore, before, now, beforeTimes, nowTimes, since } = change
  if (isMore) return null
  const part = of === 'part' ? (names.get(key)?.name ?? null) : null
  const emotion = of === 'group' ? key : null
  if ((part === null && emotion === null) || (emotion && isPleasant(emotion))) return null
  return findingOf(
    {
      kind: 'eased',
      key: `eased ${key} ${since}`,
      part,
      emotion,
      beforeTimes,
      nowTimes,
      before: Math.round(before),
      now: Math.round(now),
      since: isoDay(since),
    },
    { about: part ? [part] : [], emotion },
  )
}
