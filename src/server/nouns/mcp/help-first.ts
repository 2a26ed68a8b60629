import * as z from 'zod/mini'
import { CRISIS_TEXT, CRISIS_TITLE, HELPLINES } from '#domain/content/helplines.ts'

const [{ name, web } = { name: '', web: '' }] = HELPLINES.other.support

/** The text for programs if words speak of danger to life, to be shown to the person unchanged. */
export const HELP_FIRST = [
  'Help comes first. Please show this to the person now, before anything else:',
  CRISIS_TITLE,
  CRISIS_TEXT,
  ...Object.values(HELPLINES).map(
    ({ label, emergency, support }) =>
      `${label}: emergency ${emergency}${support[0]?.call ? `, ${support[0].name} ${support[0].call}` : ''}`,
  ),
  `${name}: ${web ?? ''}`,
  'No analysis was made. Do not offer one, and do not try to be the help yourself.',
].join('\n')

/** The structured form, which any tool may return instead of its output. */
export const HelpFirst = z.object({ help_first: z.string() })
