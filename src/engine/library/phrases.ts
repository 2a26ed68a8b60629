/** How the parts of an analysis are said. `{…}` slots are filled by the writer that uses the list. */

import type { PowerWord } from '#domain/self-map/attachment-power.ts'

/** Which part of the map a feeling is about. */
export const TOUCHES = ['It is about {item}.', 'This touches {item}.'] as const

export const ALSO = 'It also touches {items}.'

/** Evidence of the text against its harshest line. */
export const VIEWS = {
  self: [
    'You also write “{quote}”. That is as true as the hard sentence.',
    'You are hard on yourself here. You also write “{quote}”.',
  ],
  ahead: [
    'You also write “{quote}”. It weighs as much as the fear.',
    'You know this, too: “{quote}”.',
    'This is in your text as well: “{quote}”.',
  ],
  other: [
    'You also write “{quote}”. It excuses nothing, and it is part of it.',
    'This is in your text as well: “{quote}”. Both can be true.',
  ],
} as const

/** Where an item stands on the map, in the words that stand beside its number everywhere. */
export const PLACES: Record<PowerWord, string> = {
  core: 'at the core of your map',
  close: 'close to the core of your map',
  matters: 'among what matters on your map',
  'at the edge': 'at the edge of your map',
}

/** What a situation has to do with a part of the map; an example was placed there by nobody. */
export const CONNECTED = {
  quoted: [
    '{Item} stands {place}: that is where “{quote}” arrives.',
    '“{quote}” reaches {item}, {place}.',
    '{Item} is {place}, and “{quote}” lands there.',
  ],
  plain: ['{Item} stands {place}, and is touched too.', 'It reaches {item}, {place}.'],
  example: ['This speaks of {item}: “{quote}”.', '“{quote}” is about {item}.'],
} as const
