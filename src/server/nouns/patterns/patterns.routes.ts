import { patterns } from '#contract/patterns.ts'
import { type AnalysedSituation, observationsOf } from '#domain/findings/history.ts'
import { type Condition, meeting, unitOf } from '#domain/findings/observation.ts'
import type { PatternFigure } from '#domain/findings/pattern.ts'
import { MAX_BEHIND } from '#domain/findings/situations-behind.ts'
import { datesOf } from '#domain/situation/happened.ts'
import { isoDay } from '#domain/values/time-zone.ts'
import type { Own } from '#server/base/owner.ts'
import { routesOf } from '#server/http/serve.ts'
import { readHistory } from '#server/nouns/analyses/history.repository.ts'
import { forPremium } from '#server/people/premium-access.ts'
import { lookForPatterns, saveRest } from './look-for-patterns.ts'

export const patternRoutes = routesOf(patterns, () => ({
  get: forPremium(({ own, query }) => lookForPatterns(own, query.zone ?? 'UTC')),
  // Open to all plans, because the sentence of the day links here.
  behind: ({ own, query }) => situationsBehind(own, query),
  rest: forPremium(({ own, body }) => saveRest(own, body)),
}))

/** Lists the situations a number was counted from, those with the feeling first. */
async function situationsBehind(own: Own, figure: PatternFigure) {
  const { lives } = await readHistory(own)
  const life = observationsOf(lives, figure.zone ?? 'UTC')
  const condition = conditionIn(lives, figure)
  const isMet = meeting(life, condition)
  const known = new Map(lives.map((it) => [it.id, it]))
  const found = life
    .filter((it) => isMet(it) === (figure.side === 'with'))
    .filter(({ day }) => figure.from === undefined || isoDay(day) >= figure.from)
  const situations = found
    .map(({ id, groups }) => {
      const { title, at, writtenAt } = known.get(id)!
      const isFelt = groups.includes(figure.emotion)
      return { id, title, ...datesOf(at, writtenAt), isFelt }
    })
    .reverse()
    .sort((one, other) => Number(other.isFelt) - Number(one.isFelt))
  return {
    count: found.length,
    days: unitOf(condition) === 'day' ? new Set(found.map(({ day }) => day)).size : null,
    situations: situations.slice(0, MAX_BEHIND),
  }
}

/** An unknown item gets a key that matches nothing. */
function conditionIn(lives: readonly AnalysedSituation[], figure: PatternFigure): Condition {
  const touches = lives.flatMap((life) => life.touches)
  const keyOf = (name: string | undefined, category = '') =>
    name === undefined
      ? []
      : [touches.find((it) => it.name === name && it.category === category)?.key ?? '']
  const { item, itemCategory, also, alsoCategory, time = null } = figure
  return { parts: [...keyOf(item, itemCategory), ...keyOf(also, alsoCategory)], time }
}
