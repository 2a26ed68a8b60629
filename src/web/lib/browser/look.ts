import { withBase } from '../base.ts'
import { KEYS, readStored } from '../browser-storage.ts'
import { isPhoneNow } from './use-media-query.ts'

/** In milliseconds: asking for the time zone holds up a page that has just come. */
export const LOOK_AFTER = 6000
/** In seconds: a year. */
const KEPT = 365 * 24 * 60 * 60

/**
 * A note for the server, so that the next page comes as this browser shows it: the chosen theme, the time zone, what was
 * folded or hidden, and whether this is a phone. It says nothing about the person.
 */
export function noteLook(): void {
  const theme = readStored(KEYS.theme)
  const choices = readStored(KEYS.choices)
  const look = new URLSearchParams({
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? '',
    phone: isPhoneNow() ? '1' : '0',
    ...(theme && { theme }),
    ...(choices && { choices }),
  })
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `look=${look}; Path=${withBase('/')}; Max-Age=${KEPT}; SameSite=Lax${secure}`
}
