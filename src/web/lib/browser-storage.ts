/** What this browser remembers. Storage may be switched off or full; the product works without it. */
export const KEYS = {
  theme: 'innermap.theme',
  visitorTrial: 'innermap.anonymous-trial',
  accountTrial: 'innermap.account-trial',
  usage: 'innermap.usage',
  draft: 'innermap.situation-draft',
  keepSituation: 'innermap.keep-situation',
  region: 'innermap.help-region',
  dictation: 'innermap.dictation-agreed',
  engineAsked: 'innermap.external-engine-asked',
} as const

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // A browser that refuses to remember is a choice, not a fault.
  }
}

export function readStoredJson(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null')
  } catch {
    return null
  }
}
