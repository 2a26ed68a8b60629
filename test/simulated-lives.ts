import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import type { Source } from '#domain/findings/pattern.ts'
import type { Lived } from '#domain/findings/patterns.ts'
import { seeded } from '#domain/findings/seeded.ts'

const GROUPS: readonly EmotionCategory[] = ['anger', 'worry', 'sadness', 'happiness', 'shame']
/** How often each comes where nothing else decides. */
const USUAL = [0.3, 0.22, 0.18, 0.18, 0.12]

type Life = {
  seed: number
  situations: number
  parts: number
  /** Anger is felt in `when` of the situations that touch the first part, in `otherwise` of the others. */
  planted?: { touched: number; when: number; otherwise: number }
}

/**
 * A life of situations that touch one part or two, some parts more often than others, from anywhere, with one feeling or
 * two. Without a plant what is felt has nothing to do with what is touched; only anger comes mostly from outside and
 * shame from how one stands, as the rule has it for everybody.
 */
export function simulatedLife({ seed, situations, parts, planted }: Life): Lived[] {
  const chance = seeded(seed)
  const anyOf = (count: number, power = 1) => Math.floor(chance() ** power * count)
  const usual = (from: number): EmotionCategory => {
    let left = chance() * USUAL.slice(from).reduce((sum, share) => sum + share, 0)
    let at = from
    while (at < USUAL.length - 1 && left > USUAL[at]!) {
      left -= USUAL[at]!
      at += 1
    }
    return GROUPS[at]!
  }
  return Array.from({ length: situations }, (_, id): Lived => {
    const keys = new Set<string>()
    if (planted) keys.add(chance() < planted.touched ? 'part 0' : `part ${1 + anyOf(parts - 1)}`)
    else keys.add(`part ${anyOf(parts, 1.5)}`)
    if (chance() < 0.3) keys.add(`part ${1 + anyOf(parts - 1)}`)
    const share = planted && (keys.has('part 0') ? planted.when : planted.otherwise)
    const first = share === undefined ? usual(0) : chance() < share ? GROUPS[0]! : usual(1)
    const groups = new Set([first])
    if (chance() < 0.25) groups.add(usual(planted ? 1 : 0))
    const source = sourceOf(first, chance)
    return { id, groups: [...groups], touched: [...keys].map((key) => ({ key, source })) }
  })
}

function sourceOf(group: EmotionCategory, chance: () => number): Source {
  if (group === 'anger') return chance() < 0.9 ? 'outside' : 'own'
  if (group === 'shame') return 'standing'
  return chance() < 0.5 ? 'outside' : 'own'
}
