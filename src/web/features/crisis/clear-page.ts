import { KEYS, TAB_KEYS, writeInTab, writeStored } from '#web/lib/browser-storage.ts'

/**
 * For somebody who is watched: forgets what was typed here and leaves an empty page behind. The address
 * is replaced, so that the back button does not return to it.
 */
export function clearPageQuickly(): void {
  writeStored(KEYS.draft, null)
  writeInTab(TAB_KEYS.draft, null)
  writeInTab(TAB_KEYS.walk, null)
  writeStored(KEYS.keepSituation, null)
  document.title = ''
  document.body.replaceChildren()
  location.replace('about:blank')
}
