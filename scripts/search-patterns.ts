/** The first part of `npm run attack`: searches for inputs that slow a regular expression down. */
import { everyPattern, findSlow, isAmbiguous } from './check-patterns.ts'
import { findSuperlinear } from './superlinear.ts'

// A separate process, because patterns built at load time are seen only once.
const patterns = await everyPattern()
const slow = await findSlow(patterns)
const searched = patterns.filter(isAmbiguous).length
console.log(
  `${patterns.length} regular expressions, ${searched} searched, ${slow.length} that can be kept busy`,
)
const steep = findSuperlinear(patterns)
console.log(`${steep.length} whose work grows faster than the text`)
for (const pattern of [...slow, ...steep]) console.error(pattern)
process.exit(slow.length + steep.length > 0 ? 1 : 0)
