import { withBase } from '../base.ts'
import { KEYS, readStored } from '../browser-storage.ts'
import { isPhoneNow } from './use-media-query.ts'

/** In milliseconds. Reading the time zone is slow, so it waits until the page has loaded. */
export const DISPLAY_HINTS_AFTER = 6000
/** In seconds: a year. */
const KEPT = 365 * 24 * 60 * 60

/**
 * Saves display hints in a cookie, so the server renders the next page as this browser shows it: theme, time zone,
 * display choices, phone or not. It holds nothing about the person.
 */
export function saveDisplayHints(): void {
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
