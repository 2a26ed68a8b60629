import { basePath } from './base.ts'

/** Keys of `localStorage`. Storage may be disabled or full, so every feature works without it. */
export const KEYS = {
  theme: 'innermap.theme',
  visitorTrial: 'innermap.anonymous-trial',
  accountTrial: 'innermap.account-trial',
  usage: 'innermap.usage',
  /** Set while a person is signed in, so the session is known offline. */
  signedIn: 'innermap.signed-in',
  draft: 'innermap.situation-draft',
  keepSituation: 'innermap.keep-situation',
  region: 'innermap.help-region',
  dictation: 'innermap.dictation-agreed',
  /** Situations whose day, as read from the text, the person rejected. */
  refusedDays: 'innermap.refused-days',
  singleKeys: 'innermap.single-keys',
  naming: 'innermap.naming',
  /** Display choices, such as a folded card. */
  choices: 'innermap.choices',
  engineAsked: 'innermap.external-engine-asked',
  /** Set while the person wants the engine on this device. */
  engineHere: 'innermap.engine-here',
  /** The test result of this browser's language model. */
  browserModel: 'innermap.browser-model',
} as const

/** Keys of `sessionStorage`, cleared when the tab closes. */
export const TAB_KEYS = {
  /** Makes the form open on the sign-in side after "Log in", which redirects through the server. */
  wantsSignIn: 'innermap.wants-sign-in',
  draft: 'innermap.situation-draft',
  walk: 'innermap.walk',
  forecast: 'innermap.forecast',
  checkIn: 'innermap.check-in',
} as const

/** Adds the base path, so two instances on one host don't share keys. */
const named = (key: string): string => key + basePath()

function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(named(key))
  } catch {
    return null
  }
}

function write(storage: () => Storage, key: string, value: string | null): void {
  try {
    if (value === null) storage().removeItem(named(key))
    else storage().setItem(named(key), value)
  } catch {
    // Ignored: the person may have disabled storage.
  }
}

// Functions, because even accessing `localStorage` throws if storage is disabled.
const ofBrowser = () => localStorage
const ofTab = () => sessionStorage

export const readStored = (key: string): string | null => read(ofBrowser, key)
export const writeStored = (key: string, value: string | null): void => write(ofBrowser, key, value)
export const readInTab = (key: string): string | null => read(ofTab, key)
export const writeInTab = (key: string, value: string | null): void => write(ofTab, key, value)

export const readStoredJson = (key: string): unknown => jsonIn(readStored(key))

export function jsonIn(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
