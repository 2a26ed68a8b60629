/** Writes a situation as a Markdown file, as used by Obsidian and others. */
import { formatIntensity } from '../emotion/strength.ts'
import { powerMeaning } from '../self-map/attachment-power.ts'
import type { Analysis } from '../situation/analysis.ts'
import { whenOf } from '../situation/happened.ts'
import type { Situation } from '../situation/situation.ts'
import { situationWords } from '../situation/situation-words.ts'
import { stillTouched } from '../situation/still-touched.ts'

/** Our analysis follows this mark. An import reads only the text before it. */
export const MARKDOWN_END = '<!-- innermap: what came back -->'

/** Quotes a text for YAML. */
const quoted = (text: string): string => JSON.stringify(text)
const listed = (texts: readonly string[]): string => `[${texts.map(quoted).join(', ')}]`

export function markdownOf(situation: Situation, newest: Analysis | null): string {
  const { items, kind, answers = [] } = situation
  const { description, ...words } = situationWords(situation)
  const front = [
    ...Object.entries<string | undefined>(words).flatMap(([name, text]) =>
      text === undefined ? [] : [`${name}: ${quoted(text)}`],
    ),
    `date: ${whenOf(situation)}`,
    ...(kind ? [`kind: ${kind}`] : []),
    `touches: ${listed(stillTouched(items, newest).map(({ name }) => name))}`,
    `emotions: ${listed(newest?.emotions.map(({ name }) => name) ?? [])}`,
  ]
  const asked = answers.map(({ question, answer }) => `\n${question}\n${answer}\n`)
  const back = withoutEnd([newest ? cameBack(newest) : '', ...asked].join(''))
  return `---\n${front.join('\n')}\n---\n\n${description}\n\n${MARKDOWN_END}\n${back}`
}

const withoutEnd = (text: string): string => text.replaceAll(MARKDOWN_END, '')

function cameBack({ reading, equations, recommendations }: Analysis): string {
  const felt = equations
    .filter(({ through }) => !through)
    .map(
      ({ itemName, power, name, intensity, expectation, perception }) =>
        `- **${itemName}** (${powerMeaning(power)}): ${name} (${formatIntensity(intensity)}). ${expectation} ${perception}`,
    )
  const steps = recommendations.map(({ text }) => `- ${text}`)
  return ['', reading, '', ...felt, '', ...steps, ''].join('\n')
}

/** Characters that some file systems forbid in names. */
const FORBIDDEN = /[\p{Cc}\\/:*?"<>|#^[\]]/gu
const LONGEST = 60

/** "2024-03-05 The meeting (7).md". The id makes names unique. */
export function markdownName(situation: Situation): string {
  const { title, id } = situation
  const words = title.replace(FORBIDDEN, ' ').replace(/\s+/g, ' ').trim()
  const short = [...words]
    .slice(0, LONGEST)
    .join('')
    .replace(/(?<![. ])[. ]+$/, '')
  return `${whenOf(situation).slice(0, 10)} ${short || 'Situation'} (${id}).md`
}
