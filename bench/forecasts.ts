/** How often "My forecasts" is right about how well somebody foresees, on simulated people: `node bench/forecasts.ts`. */
import { sayForecasts } from '#domain/findings/forecast-stats.ts'
import { seeded } from '#domain/findings/seeded.ts'

const PEOPLE = 2000

/** Said to be likely in anything from 20 to 80 of a hundred, and coming in a share of what was said. */
function answered(seed: number, count: number, comesTrue: number) {
  const chance = seeded(seed)
  return Array.from({ length: count }, (_, id) => {
    const likely = 20 + Math.floor(chance() * 13) * 5
    const outcome = chance() < (likely / 100) * comesTrue ? ('feared' as const) : ('not' as const)
    return {
      ...{ id, likely, outcome, ownStrength: 5, felt: 3 },
      title: '',
      wanted: '',
      feared: '',
    }
  })
}

const share = (count: number, comesTrue: number, claim: RegExp) => {
  const so = Array.from({ length: PEOPLE }, (_, seed) => seed + 1).filter((seed) =>
    claim.test(sayForecasts(answered(seed, count, comesTrue)).after),
  ).length
  return `${((100 * so) / PEOPLE).toFixed(1)} %`
}

for (const count of [8, 16, 40]) {
  console.log(
    `${count} forecasts, what was feared comes as often as said: a leaning is claimed in`,
    share(count, 1, /expected it (?:more|less) often/),
  )
  for (const comesTrue of [0.5, 0.25, 0.1])
    console.log(
      `${count} forecasts, it comes in ${100 * comesTrue} % of what was said: told in`,
      share(count, comesTrue, /expected it more often/),
    )
}
