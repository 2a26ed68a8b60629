import { patterns } from '#contract/patterns.ts'
import type { PatternFigure } from '#domain/findings/pattern.ts'
import { type Condition, meets } from '#domain/findings/patterns.ts'
import { MOST_BEHIND } from '#domain/findings/situations-behind.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { type App, serve } from '#server/http/serve.ts'
import { listItems } from '#server/nouns/self-map/self-map.repository.ts'
import type { Services } from '#server/outside/services.ts'
import { requirePremium } from '#server/people/premium-access.ts'
import { type Life, listLives, toLived } from './lives.repository.ts'
import { lookForPatterns } from './look-for-patterns.ts'
import { keepRest } from './loop-rest.repository.ts'

export function patternRoutes(app: App, services: Services): void {
  const { db, now } = services
  serve(app, patterns.get, async ({ owner, user }) => {
    requirePremium(user, now())
    return lookForPatterns(services, owner)
  })
  serve(app, patterns.behind, async ({ owner, user, query }) => {
    requirePremium(user, now())
    return situationsBehind(db, owner, query)
  })
  serve(app, patterns.rest, async ({ owner, user, body }) => {
    requirePremium(user, now())
    await keepRest(db, owner, body, now())
  })
}

/** The same situations the number was counted from, those with the feeling first. */
async function situationsBehind(db: Database, owner: OwnerId, figure: PatternFigure) {
  const lives = await listLives(db, owner, await listItems(db, owner))
  const condition = conditionOf(lives, figure)
  const found = lives
    .filter((life) => meets(condition, toLived(life)) === (figure.side === 'with'))
    .map(({ id, title, at, groups }) => ({
      ...{ id, title, createdAt: new Date(at).toISOString() },
      isFelt: groups.includes(figure.emotion),
    }))
    .sort((one, other) => Number(other.isFelt) - Number(one.isFelt))
  return { count: found.length, situations: found.slice(0, MOST_BEHIND) }
}

/** A part that is nowhere has a key that nothing has. */
function conditionOf(lives: readonly Life[], figure: PatternFigure): Condition {
  const touches = lives.flatMap((life) => life.touches)
  const keyOf = (name: string, category = '') =>
    touches.find((it) => it.name === name && it.category === category)?.key ?? ''
  const { item, itemCategory, also, alsoCategory, source = null } = figure
  const keys = [keyOf(item, itemCategory)]
  return { keys: also === undefined ? keys : [...keys, keyOf(also, alsoCategory)], source }
}
