/** Prints every sentence outside the fine library that the judge of fit decides about, with what it is for, as JSON. */

import { PARTS } from '#engine/library/parts.ts'

type Use = 'want' | 'see'
const add = (use: Use, texts: readonly string[]) => texts.map((text) => ({ use, text, of: 'part' }))

const found = PARTS.flatMap(({ wanted, gained, ahead, lost }) => [
  ...add('want', wanted),
  ...add('see', [...gained, ...ahead, ...lost]),
])
console.log(JSON.stringify(found))
