/** Texts about the reader of a text: our engine, a language model, or the person's assistant. */
import { PRODUCT_NAME } from '../content/product.ts'
import { upperFirst } from '../values/text.ts'
import type { EngineName, Reader } from './analysis.ts'

export const ENGINE_LABELS: Record<EngineName, string> = {
  embedded: `${PRODUCT_NAME}’s own engine`,
  'openai-compatible': `${PRODUCT_NAME}’s own engine and a language model elsewhere`,
  anthropic: `${PRODUCT_NAME}’s own engine and a language model elsewhere`,
  local: `${PRODUCT_NAME}’s own engine and a language model on the same machine`,
}

const PLACES: Record<Reader['where'], string> = {
  server: ', on this server',
  browser: ', in this browser',
  elsewhere: '',
  pasted: '',
}

/** The reader with its place, as an object and, with a comma after the place, as a subject. */
function named({ name, where }: Pick<Reader, 'name' | 'where'>) {
  const who = `${name}${PLACES[where]}`
  return { who, whoDid: PLACES[where] ? `${who},` : who }
}

/** Describes the reader beside our engine, in one line. With `hasWritten`, earlier lines remain if still true. */
export function readerLine({ status, ...reader }: Reader, hasWritten = false): string {
  const { who, whoDid } = named(reader)
  const ours = hasWritten
    ? 'what it wrote before is still there where it’s true'
    : `this is ${PRODUCT_NAME}’s own analysis`
  switch (status) {
    case 'waiting':
      return `${whoDid} is reading. Until then ${ours}.`
    case 'read':
      return `Read by ${who}.`
    case 'partly':
      return `Read by ${who}, which stopped halfway, so the rest is ${PRODUCT_NAME}’s own analysis.`
    case 'left out':
      return `${whoDid} added things you didn’t say, so we left its answer out. ${upperFirst(ours)}.`
    case 'failed':
      return `${whoDid} didn’t answer. ${upperFirst(ours)}.`
    case 'used up':
      return `${whoDid} has reached its limit for today. ${upperFirst(ours)}.`
    case 'not english':
    case 'told what to say':
      return `${whoDid} wasn’t asked. ${UNASKED[status]}`
  }
}
/** Why a model isn't asked about a text. */
export const UNASKED = {
  'not english': `We can only check what a language model says in English, so this is ${PRODUCT_NAME}’s own analysis.`,
  'told what to say': `Your text tells its reader what to write, and a language model might do that instead of reading it. This is ${PRODUCT_NAME}’s own analysis.`,
} as const

/** The same for the deeper parts, which are requested when opened. */
export function depthLine(reader: Reader, status: 'waiting' | 'read' | 'failed'): string {
  const { whoDid } = named(reader)
  switch (status) {
    case 'waiting':
      return `${whoDid} is taking a closer look. Until then, this part is ${PRODUCT_NAME}’s own.`
    case 'read':
      return `${whoDid} took a closer look.`
    case 'failed':
      return `${whoDid} didn’t take a closer look, so this part is ${PRODUCT_NAME}’s own.`
  }
}

/** The same for a letter. */
export const letterReaderLine = (reader: Reader): string =>
  `The summary of the week was written with ${named(reader).who}. Every count is ${PRODUCT_NAME}’s own.`

/** The same for the suggestions on a card of the guided questions. */
export function wishesLine(reader: Reader, status: Reader['status'], count = 0): string {
  const { who, whoDid } = named(reader)
  switch (status) {
    case 'used up':
      return `${whoDid} has reached its limit for today.`
    case 'failed':
      return `${whoDid} didn’t answer.`
    default:
      return count > 0 ? `With ${who}:` : `${whoDid} has nothing to add.`
  }
}

/** Texts for asking the person's own assistant. */
export const ASSISTANT = {
  name: 'Your own assistant',
  offer: 'Ask your own assistant',
  how: 'Copy this question into the assistant you use, then paste its whole answer here. We send nothing ourselves. We check every sentence, as we do with any language model.',
  unreadable: 'We couldn’t find an answer in this. Please paste everything your assistant wrote.',
  failed: 'We couldn’t use this answer. You can ask again and paste another one.',
  copyYourself: 'We couldn’t copy it. Please select the question and copy it yourself.',
  notForThis: `This one stays with ${PRODUCT_NAME}’s own engine.`,
} as const
/** The reader of an answer that came from the person's device. */
export const readerBy = (by: string) =>
  ({ name: by, where: by === ASSISTANT.name ? 'pasted' : 'browser' }) as const

/** Texts for a language model in the browser. */
export const BROWSER_READING = {
  offer: (name: string) => `${name} can read this too, in this browser. No one else sees it.`,
  triesFirst: (name: string, text: string) =>
    `First ${name} reads ten made-up texts, so you get nothing worse${text && `: ${text}`}.`,
  fetches: (name: string, share: number) =>
    `Your browser is downloading ${name} first: ${Math.round(share * 100)} %.`,
}
export const browserTurnedDown = (name: string, { right, of }: { right: number; of: number }) =>
  `${name} read ${right} of ${of} made-up texts correctly, which isn’t enough. This is ${PRODUCT_NAME}’s own analysis.`
