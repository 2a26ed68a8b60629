/** The first part of `npm run attack`: looks for texts that keep a regular expression of ours busy. */
import { everyPattern, findSlow, isAmbiguous } from './check-patterns.ts'
import { findSuperlinear } from './superlinear.ts'

// Alone in its process: patterns that are put together while a module is loaded are seen only the first time.
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
