/**
 * Helplines by region. These numbers must never be wrong, so check them against the services' pages before each
 * release.
 */
export const REGIONS = ['us', 'ca', 'uk', 'ie', 'eu', 'au', 'nz', 'in', 'other'] as const
export type HelpRegion = (typeof REGIONS)[number]

export type Helpline = {
  name: string
  /** As displayed. The link uses only the digits. */
  call?: string
  text?: { to: string; words?: string }
  web?: string
  note?: string
}

export type RegionHelp = {
  label: string
  emergency: string
  /** For a person who may be in danger or can't go on. */
  support: readonly Helpline[]
  /** For a person who is hurt or frightened at home. */
  violence: readonly Helpline[]
}

const FIND_A_HELPLINE: Helpline = {
  name: 'Find A Helpline',
  web: 'https://findahelpline.com',
  note: 'Lists free helplines in more than 130 countries.',
}

export const HELPLINES: Record<HelpRegion, RegionHelp> = {
  us: {
    label: 'United States',
    emergency: '911',
    support: [
      {
        name: '988 Suicide & Crisis Lifeline',
        call: '988',
        text: { to: '988' },
        note: 'Day and night.',
      },
      { name: 'Crisis Text Line', text: { to: '741741', words: 'HOME' }, note: 'Day and night.' },
    ],
    violence: [
      {
        name: 'National Domestic Violence Hotline',
        call: '1-800-799-7233',
        note: 'Day and night.',
      },
    ],
  },
  ca: {
    label: 'Canada',
    emergency: '911',
    support: [
      {
        name: '9-8-8 Suicide Crisis Helpline',
        call: '988',
        text: { to: '988' },
        note: 'Day and night.',
      },
    ],
    violence: [FIND_A_HELPLINE],
  },
  uk: {
    label: 'United Kingdom',
    emergency: '999',
    support: [{ name: 'Samaritans', call: '116 123', note: 'Free, day and night.' }],
    violence: [
      {
        name: 'National Domestic Abuse Helpline',
        call: '0808 2000 247',
        note: 'Free, day and night.',
      },
    ],
  },
  ie: {
    label: 'Ireland',
    emergency: '112',
    support: [{ name: 'Samaritans', call: '116 123', note: 'Free, day and night.' }],
    violence: [FIND_A_HELPLINE],
  },
  eu: {
    label: 'European Union',
    emergency: '112',
    support: [
      { name: 'Emotional support', call: '116 123', note: 'Free, in many EU countries.' },
      FIND_A_HELPLINE,
    ],
    violence: [
      {
        name: 'Helpline for women facing violence',
        call: '116 016',
        note: 'Free, in many EU countries.',
      },
    ],
  },
  au: {
    label: 'Australia',
    emergency: '000',
    support: [{ name: 'Lifeline', call: '13 11 14', note: 'Day and night.' }],
    violence: [{ name: '1800RESPECT', call: '1800 737 732', note: 'Day and night.' }],
  },
  nz: {
    label: 'New Zealand',
    emergency: '111',
    support: [
      {
        name: '1737, Need to talk?',
        call: '1737',
        text: { to: '1737' },
        note: 'Free, day and night.',
      },
    ],
    violence: [FIND_A_HELPLINE],
  },
  in: {
    label: 'India',
    emergency: '112',
    support: [{ name: 'Tele-MANAS', call: '14416', note: 'Free, day and night.' }],
    violence: [FIND_A_HELPLINE],
  },
  other: {
    label: 'Somewhere else',
    emergency: '112',
    support: [FIND_A_HELPLINE],
    violence: [FIND_A_HELPLINE],
  },
}

const ZONES: readonly (readonly [RegExp, HelpRegion])[] = [
  [/^Europe\/(London|Belfast|Jersey|Guernsey|Isle_of_Man)$/, 'uk'],
  [/^Europe\/Dublin$/, 'ie'],
  [
    /^(Europe\/(Amsterdam|Athens|Berlin|Bratislava|Brussels|Bucharest|Budapest|Busingen|Copenhagen|Helsinki|Lisbon|Ljubljana|Luxembourg|Madrid|Malta|Paris|Prague|Riga|Rome|Sofia|Stockholm|Tallinn|Vienna|Vilnius|Warsaw|Zagreb)|Asia\/Nicosia|Africa\/Ceuta|Atlantic\/(Canary|Madeira|Azores))$/,
    'eu',
  ],
  [/^Australia\//, 'au'],
  [/^(Pacific\/(Auckland|Chatham))$/, 'nz'],
  [/^Asia\/(Kolkata|Calcutta)$/, 'in'],
  [
    /^America\/(Toronto|Vancouver|Montreal|Edmonton|Winnipeg|Halifax|St_Johns|Regina|Moncton|Whitehorse|Yellowknife|Iqaluit|Glace_Bay|Goose_Bay)$/,
    'ca',
  ],
  [
    /^(America\/(New_York|Chicago|Denver|Phoenix|Los_Angeles|Anchorage|Juneau|Detroit|Boise|Indiana\/.+|Kentucky\/.+|North_Dakota\/.+|Menominee|Adak|Nome|Sitka|Puerto_Rico)|Pacific\/Honolulu|US\/.+)$/,
    'us',
  ],
]

const COUNTRIES: Record<string, HelpRegion> = {
  US: 'us',
  PR: 'us',
  CA: 'ca',
  GB: 'uk',
  IE: 'ie',
  AU: 'au',
  NZ: 'nz',
  IN: 'in',
}
const UNION = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

/** Languages spoken mostly within the European Union. */
const UNION_LANGUAGES = new Set(
  'bg cs da de el et fi ga hr hu it lt lv mt nl pl ro sk sl sv'.split(' '),
)

/**
 * Guesses the region by time zone, then by language. The time zone comes first, because many people use a browser in
 * American English.
 */
export function guessRegion(timeZone: string, languages: readonly string[]): HelpRegion {
  const byZone = ZONES.find(([pattern]) => pattern.test(timeZone))?.[1]
  if (byZone) return byZone
  // A known time zone outside our regions.
  if (timeZone.includes('/') && !timeZone.startsWith('Etc/')) return 'other'
  return languages.map(regionOf).find((region) => region !== 'other') ?? 'other'
}

function regionOf(language: string): HelpRegion {
  const country = /[-_]([A-Z]{2})\b/.exec(language)?.[1]
  if (country) return COUNTRIES[country] ?? (UNION.has(country) ? 'eu' : 'other')
  return UNION_LANGUAGES.has(language) ? 'eu' : 'other'
}

const digitsOf = (number: string): string => number.replace(/[^\d+]/g, '')

export const callHref = (number: string): string => `tel:${digitsOf(number)}`

export const textHref = ({ to, words }: NonNullable<Helpline['text']>): string =>
  `sms:${digitsOf(to)}${words ? `?&body=${encodeURIComponent(words)}` : ''}`

export const GET_HELP = 'Get help now'

export const CRISIS_TITLE =
  "It sounds like you may be going through something very hard. You don't have to carry it alone."
export const CRISIS_TEXT =
  'If you might act on these thoughts, please call your emergency number now.'

/** A first message to a friend, for people who can't find the words. */
export const ASK_SOMEONE =
  "I'm having a really hard time and I don't want to be alone with it. Can you call me or come by?"

/** Shown instead of an analysis. */
export const KIND_WORDS =
  'What you wrote is safe here. Right now, being with someone matters more than an analysis. Please talk to one of the people above, or to someone you trust.'

/** Shown below an analysis of heavy words, before the link to help. */
export const CARE_LINE = 'If this is too much, you don’t have to get through it alone.'

/** Advice for a person who fears for another's life. */
export const FOR_SOMEONE_ELSE = {
  title: 'Worried about someone else?',
  steps: [
    'Ask directly if they are thinking of ending their life. Asking won’t put the idea in their head.',
    'If it could happen any minute, stay with them or on the line, and call the emergency number yourself.',
    'Listen more than you talk. You don’t have to solve it tonight.',
    'Call a helpline together, or for yourself. They help worried friends and family too.',
  ],
} as const
