/**
 * What an external engine would get to read: the person's words and the names of the items they chose,
 * with everything that leads to somebody (email, phone, address on the web) masked. The consent dialog
 * shows this very text, and the engine is sent nothing else of the person's.
 */
type Told = {
  title: string
  description: string
  items: readonly { name: string; attachmentPower: number }[]
}

const MASKS: readonly (readonly [RegExp, string])[] = [
  [/[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu, '[email]'],
  [/\b(?:https?:\/\/|www\.)[^\s<>"')\]]{1,500}/giu, '[link]'],
  [/(?<![\p{L}\p{N}])\+?\(?\d(?:[ ()./-]{0,2}\d){6,14}(?![\p{L}\p{N}])/gu, '[phone]'],
]

export const maskContacts = (text: string): string =>
  MASKS.reduce((masked, [pattern, mask]) => masked.replace(pattern, mask), text)

export function outsideText({ title, description, items }: Told): string {
  const names = items.map(({ name, attachmentPower }) => `${name} (${attachmentPower})`)
  return maskContacts(
    `Title: ${title}\nWhat happened: ${description}\nTouches: ${names.join(', ')}`,
  )
}
