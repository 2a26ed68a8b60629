import { isGoingBack } from '#web/lib/address/going-back.ts'
import { isPhoneNow } from '#web/lib/browser/use-media-query.ts'

/**
 * Whoever comes to a page to write can type at once. Not where a keyboard would jump up over the page, not on the way
 * back to a place, and not out of the hands of somebody who has gone further on the page already.
 */
export function focusOnDesk(field: HTMLTextAreaElement): void {
  if (isPhoneNow() || matchMedia('(hover: none)').matches || isGoingBack()) return
  const page = field.closest('.page')
  const here = document.activeElement
  if (page?.contains(here) && here?.tagName !== 'H1') return
  window.scrollTo(0, 0)
  field.focus({ preventScroll: true })
  field.setSelectionRange(field.value.length, field.value.length)
}
