/** All kinds of events the engine has words for. */
import type { Frame } from './frame.ts'
import { INNER_FRAMES } from './frames-inner.ts'
import { JOY_FRAMES } from './frames-joy.ts'
import { LIFE_FRAMES } from './frames-life.ts'
import { PEOPLE_FRAMES } from './frames-people.ts'
import { WORK_FRAMES } from './frames-work.ts'

export const FRAMES: readonly Frame[] = [
  ...WORK_FRAMES,
  ...INNER_FRAMES,
  ...PEOPLE_FRAMES,
  ...LIFE_FRAMES,
  ...JOY_FRAMES,
]

/** Cues this common say little by themselves. */
export const BROAD_FRAMES: ReadonlySet<string> = new Set([
  'overload',
  'body-image',
  'quiet-joy',
  'together',
  'stuck',
  'plans-ruined',
  'identity',
  'looking-forward',
  'kindness',
  'money-trouble',
  'waiting-result',
  'place-ends',
  'romantic-no',
  'getting-older',
  'online',
  'comparison',
  'made-something',
  'gross',
  'test-ahead',
  'mistake',
  'quarrel',
  'recovery',
  'reconnected',
  'praised',
  'love',
])
