import type { Person } from '#domain/people/person.ts'
import { sharedIdIn } from '#domain/sharing/share-link.ts'
import { isOperatorPage, movedTo, PAYMENT_PAGES, type PagePath } from '#domain/values/page-paths.ts'
import { hasPlans } from '#web/lib/instance.ts'
import { later } from '#web/lib/waking/later.tsx'
import { LATER } from '#web/lib/waking/later-files.ts'
import { breathe } from '#web/lib/waking/when-quiet.ts'
import { AUTH, LANDING, NOT_FOUND, type Place, ROUTES, SHARED } from './routes.tsx'

/** Loaded lazily, because the landing page, which most people see first, doesn't use it. */
export const SHELL = later(() => import('./shell/shell.tsx'), 'Shell')

/** Pages that send visitors to the start page. */
const FOR_PEOPLE = ['/subscription/success', '/subscription/cancel', '/checkout/local', '/profile']

const isRoute = (path: string): path is keyof typeof ROUTES => Object.hasOwn(ROUTES, path)

/** Hides payment pages if there are no plans, and operator pages from all others. */
const isOpenTo = (path: PagePath, person: Person | null) =>
  (hasPlans() || !PAYMENT_PAGES.includes(path)) && (!isOperatorPage(path) || person?.isOperator)

type PlaceMatch = {
  place: Place
  hasShell: boolean
  isShared: boolean
  needsAccount: boolean
  /** The new address, if this one has moved. */
  moved?: string
}

/** Finds the screen for an address, and whether it is shown in the shell. Ignores a trailing slash. */
export function placeAt(path: string, search: string, person: Person | null): PlaceMatch {
  const moved = movedTo(path, search)
  if (moved) {
    const { pathname, search: query } = new URL(moved, 'http://here')
    return { ...placeAt(pathname, query, person), moved }
  }
  const plain = path.replace(/(?<=.)\/$/, '').toLowerCase()
  const isShared = sharedIdIn(search) !== null
  if (plain === '/' && !person)
    return { place: LANDING, hasShell: false, isShared, needsAccount: false }
  const place = isShared
    ? SHARED
    : plain === '/auth'
      ? AUTH
      : isRoute(plain) && isOpenTo(plain, person)
        ? ROUTES[plain]
        : NOT_FOUND
  const query = new URLSearchParams(search)
  const isExercise = query.get('mode') === 'exercise' && query.has('situation')
  // An exercise has no shell, so no links distract from writing.
  const isAlone = person !== null && place === ROUTES['/analyze-situation'] && isExercise
  const needsAccount = place !== NOT_FOUND && !isShared && FOR_PEOPLE.includes(plain)
  return { place, hasShell: !isAlone, isShared, needsAccount }
}

/** Like `fetchPlace`, but evaluates the files in pieces, because all at once would block a slow phone. */
export async function wakePlace(path: string, search: string, person: Person | null) {
  const { place, hasShell } = placeAt(path, search, person)
  await readFiles()
  if (hasShell) await SHELL.preload()
  await breathe()
  await place.preload()
  await breathe()
}

/** In milliseconds: work between two turns of the event loop. On a slow phone it takes four times as long. */
const PIECE = 6

/** Evaluates the files of this page one by one, dependencies first. */
async function readFiles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>(`link[${LATER}]`)]
  let began = performance.now()
  for (const { href } of links) {
    await import(/* @vite-ignore */ href).catch(() => undefined)
    if (performance.now() - began < PIECE) continue
    await breathe()
    began = performance.now()
  }
}

/** Preloads the code of an address. */
export async function fetchPlace(path: string, search: string, person: Person | null) {
  const { place, hasShell } = placeAt(path, search, person)
  await Promise.all([place.preload(), hasShell && SHELL.preload()])
}
