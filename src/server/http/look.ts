import type { PageAsked } from '#contract/page.ts'

type Look = Pick<PageAsked, 'isPhone' | 'zone' | 'languages' | 'theme' | 'choices'>

const NOTE = /(?:^|;)[ \t]*look=([^;]*)/
const MOST_LANGUAGES = 5
const MOST_CHOICES = 20

/** How a browser shows pages: by the note it left itself (`web/lib/look.ts`), else by what it says with every request. */
export function readLook(headers: Headers): Look {
  const note = new URLSearchParams(NOTE.exec(headers.get('cookie') ?? '')?.[1] ?? '')
  const theme = note.get('theme')
  const phone = note.get('phone')
  return {
    isPhone: phone === null ? saysPhone(headers) : phone === '1',
    zone: zoneIn(note.get('zone')),
    languages: (headers.get('accept-language') ?? '')
      .split(',')
      .map((part) => part.split(';')[0]?.trim() ?? '')
      .filter(Boolean)
      .slice(0, MOST_LANGUAGES),
    choices: (note.get('choices') ?? '').split(' ').slice(0, MOST_CHOICES),
    theme: theme === 'light' || theme === 'dark' ? theme : null,
  }
}

const saysPhone = (headers: Headers): boolean =>
  headers.get('sec-ch-ua-mobile') === '?1' || /\bMobi/.test(headers.get('user-agent') ?? '')

function zoneIn(name: string | null): string | null {
  try {
    return name && new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return null
  }
}
