/**
 * `npm run attack`: searches for inputs that slow a regular expression down, then fuzzes every endpoint with seeded
 * requests, then sends each its largest input. `npm run attack -- 20000 7` takes a count and a seed; with
 * TEST_DATABASE_URL it runs on PostgreSQL.
 */
import { everyPattern, findSlow, isAmbiguous } from './patterns.ts'
import { findSuperlinear } from './superlinear.ts'

// First, because patterns built at load time are seen only once.
const patterns = await everyPattern()
const slow = await findSlow(patterns)
const searched = patterns.filter(isAmbiguous).length
console.log(
  `${patterns.length} regular expressions, ${searched} searched, ${slow.length} that can be kept busy`,
)
const steep = findSuperlinear(patterns)
console.log(`${steep.length} whose work grows faster than the text`)
for (const pattern of [...slow, ...steep]) console.error(pattern)

const { attack } = await import('./requests.ts')
const [count = 20_000, seed = 15] = process.argv.slice(2).map(Number)
const faults = await attack(count, seed)
process.exit(slow.length + steep.length + faults > 0 ? 1 : 0)
