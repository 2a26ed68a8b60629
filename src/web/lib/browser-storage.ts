import { basePath } from './base.ts'

/** What this browser remembers. Storage may be switched off or full; the product works without it. */
export const KEYS = {
  theme: 'innermap.theme',
  visitorTrial: 'innermap.anonymous-trial',
  accountTrial: 'innermap.account-trial',
  usage: 'innermap.usage',
  /** Set while somebody is signed in: without a connection nobody else can say so. */
  signedIn: 'innermap.signed-in',
  draft: 'innermap.situation-draft',
  keepSituation: 'innermap.keep-situation',
  region: 'innermap.help-region',
  dictation: 'innermap.dictation-agreed',
  /** Situations that did not happen on the day their words name. */
  refusedDays: 'innermap.refused-days',
  singleKeys: 'innermap.single-keys',
  naming: 'innermap.naming',
  /** Names of what someone chose to see differently, such as a folded card. */
  choices: 'innermap.choices',
  engineAsked: 'innermap.external-engine-asked',
  /** Set while the engine is wanted on this device. */
  engineHere: 'innermap.engine-here',
  /** How well the language model of this browser read. */
  browserModel: 'innermap.browser-model',
} as const

/** What only this tab remembers, and only until it is closed. */
export const TAB_KEYS = {
  /** "Log in" leads over the server; this tells our form which of its sides was meant. */
  wantsSignIn: 'innermap.wants-sign-in',
  draft: 'innermap.situation-draft',
  walk: 'innermap.walk',
  forecast: 'innermap.forecast',
  checkIn: 'innermap.check-in',
} as const

/** Another instance below another path of the same host has names of its own. */
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
    // A browser that refuses to remember is a choice, not a fault.
  }
}

// Even naming the storage may throw where it is switched off.
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
