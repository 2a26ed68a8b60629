/**
 * Chooses the daily sentence: useful first, new before known, never shaming. Each is shown for a week and then rests.
 */
import type { EmotionCategory } from '../emotion/emotion.ts'

export type SentenceKind = 'experiment' | 'helps' | 'forecast' | 'eased' | 'tie' | 'half-life'

export type Candidate = {
  id: string
  kind: SentenceKind
  /** Names of its parts and its feeling. */
  about: readonly string[]
  emotion: EmotionCategory | null
  isPleasant: boolean
  /** The days it was on the dashboard, oldest first. */
  shownOn: readonly number[]
  /** The person said "Not true for me". */
  isDenied: boolean
  /** True if something that helped with this feeling can be shown beside it. */
  hasWayOut: boolean
}

export type Today = {
  day: number
  /** Parts and feelings of the last seven days and of upcoming events. */
  near: ReadonlySet<string>
  /** Soon after signs of danger or a death, only pleasant findings are shown. */
  isQuiet: boolean
}

const WEEK = 7
const REST = 28
const MAX_WEEKS = 4
const WORTH: Record<SentenceKind, number> = {
  experiment: 6,
  helps: 5,
  forecast: 4,
  eased: 4,
  tie: 3,
  'half-life': 3,
}
export const TENDER: readonly EmotionCategory[] = ['shame', 'regret']

const weeksShown = ({ shownOn: [first = 0, ...rest] }: Candidate): number =>
  new Set([first, ...rest].map((day) => Math.floor((day - first) / WEEK))).size

const wasShown = ({ shownOn }: Candidate): boolean => shownOn.length > 0

function mayStand(it: Candidate, { day, isQuiet }: Today): boolean {
  if (it.isDenied || (isQuiet && !it.isPleasant)) return false
  if (it.kind === 'tie' && it.emotion && TENDER.includes(it.emotion) && !it.hasWayOut) return false
  const isStanding = it.shownOn.some((shown) => day - shown < WEEK)
  const isResting = it.shownOn.some((shown) => day - shown >= WEEK && day - shown < WEEK + REST)
  return !isResting && (isStanding || !wasShown(it) || weeksShown(it) < MAX_WEEKS)
}

function worthOf(it: Candidate, { near }: Today): number {
  const isNear = [...it.about, it.emotion ?? ''].some((key) => near.has(key))
  const isNew = wasShown(it) ? -2 * weeksShown(it) : 3
  return WORTH[it.kind] + (it.isPleasant ? 1 : 0) + (isNear ? 2 : 0) + isNew
}

const isHardTie = ({ kind, isPleasant }: Candidate): boolean => kind === 'tie' && !isPleasant

/** Returns today's sentence. The current one stays for its week, and two hard ties never follow each other. */
export function chooseSentence<Told extends Candidate>(
  all: readonly Told[],
  today: Today,
): Told | null {
  const free = all.filter((it) => mayStand(it, today))
  const standing = free.find(({ shownOn }) => shownOn.some((day) => today.day - day < WEEK))
  if (standing) return standing
  const wasHard = all.some(
    (it) => isHardTie(it) && it.shownOn.some((day) => today.day - day < 2 * WEEK),
  )
  const [best] = free
    .filter((it) => !(wasHard && isHardTie(it)))
    .toSorted(
      (one, other) => worthOf(other, today) - worthOf(one, today) || one.id.localeCompare(other.id),
    )
  return best ?? null
}
