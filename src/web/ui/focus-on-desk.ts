import { isGoingBack } from '#web/lib/address/going-back.ts'
import { isPhoneNow } from '#web/lib/browser/use-media-query.ts'

/**
 * Focuses the text field on page load. Skipped on touch screens, where the keyboard would cover the page, after Back,
 * and if another element of the page has the focus.
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
