/**
 * The exact text about a situation sent to an external language model and shown in the consent dialog: title,
 * description, and chosen items with category and closeness in words. Masks email addresses and phone numbers, and
 * contains no account name, email, id or power.
 */
import { powerWord } from '../self-map/attachment-power.ts'
import { categoryLabel } from '../self-map/self-map.ts'

type Item = { name: string; category: string; attachmentPower: number }
type ExternalSituation = { title: string; description: string; items: readonly Item[] }

export const externalText = ({ title, description, items }: ExternalSituation): string =>
  [
    `Title: ${sentName(title)}`,
    'Parts of who I am that it touches:',
    ...items.map(itemLine),
    'What happened:',
    maskPrivate(description),
  ].join('\n')

export const itemLine = ({ name, category, attachmentPower }: Item): string =>
  `- ${[name, category && categoryLabel(category)].filter(Boolean).map(sentName).join(' | ')} | ${powerWord(attachmentPower)}`

/** A title or an item's name as sent to the provider. */
export const sentName = (name: string): string => maskPrivate(name).replace(/\s+/g, ' ').trim()

const EMAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,5}/gu
const LINK =
  /\b(?:https?|ftp):\/\/\S+|\bwww\.\S+|\b[\w-]{1,63}(?:\.[\w-]{1,63}){0,4}\.(?:com|org|net|io|dev|app|info|eu|uk|de|fr|edu|gov|me|co)\b(?:\/\S*)?/giu
/** Anything that could be a phone number. Dates and years are exempted below. */
const DIGITS = /[+(]?\d[\d ()./-]*/g
const DATE = /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})$/
const DIGITS_OF_A_PHONE = 7

export const maskPrivate = (text: string): string =>
  text
    .replace(EMAIL, '[email]')
    .replace(LINK, '[link]')
    .replace(DIGITS, (run) => {
      const number = run.replace(/(?<!\D)\D+$/, '')
      const rest = run.slice(number.length)
      const isPhone = number.replace(/\D/g, '').length >= DIGITS_OF_A_PHONE && !DATE.test(number)
      return isPhone ? `[phone]${rest}` : run
    })
