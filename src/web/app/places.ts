import type { Person } from '#domain/people/person.ts'
import { sharedIdIn } from '#domain/sharing/share-link.ts'
import { isOperatorPage, movedTo, PAYMENT_PAGES, type PagePath } from '#domain/values/page-paths.ts'
import { hasPlans } from '#web/lib/instance.ts'
import { later } from '#web/lib/waking/later.tsx'
import { LATER } from '#web/lib/waking/later-files.ts'
import { breathe } from '#web/lib/waking/when-quiet.ts'
import { AUTH, LANDING, NOT_FOUND, ROUTES, type Route, SHARED } from './routes.tsx'

/** The landing page, which most people see first, has a frame of its own. */
export const SHELL = later('app/shell/shell.tsx', () =>
  import('./shell/shell.tsx').then((it) => it.Shell),
)

type Place = Pick<Route, 'Screen' | 'preload'> & Pick<Partial<Route>, 'signedOutGoTo' | 'isBare'>

const isRoute = (path: string): path is keyof typeof ROUTES => Object.hasOwn(ROUTES, path)

/** Nobody pays where there are no plans, and only operators are shown how the instance is. */
const isOpenTo = (path: PagePath, person: Person | null) =>
  (hasPlans() || !PAYMENT_PAGES.includes(path)) && (!isOperatorPage(path) || person?.isOperator)

type Found = {
  place: Place
  hasShell: boolean
  isShared: boolean
  /** Where this old address leads now. */
  moved?: string
}

/** What stands at an address, and whether the shell stands around it. A slash at the end changes nothing. */
export function placeAt(path: string, search: string, person: Person | null): Found {
  const moved = movedTo(path, search)
  if (moved) {
    const { pathname, search: query } = new URL(moved, 'http://here')
    return { ...placeAt(pathname, query, person), moved }
  }
  const plain = path.replace(/(?<=.)\/$/, '').toLowerCase()
  const isShared = sharedIdIn(search) !== null
  if (plain === '/' && !person) return { place: LANDING as Place, hasShell: false, isShared }
  const place: Place = isShared
    ? SHARED
    : plain === '/auth'
      ? AUTH
      : isRoute(plain) && isOpenTo(plain, person)
        ? ROUTES[plain]
        : NOT_FOUND
  const isAlone = person !== null && place.isBare?.(new URLSearchParams(search))
  return { place, hasShell: !isAlone, isShared }
}

/** The same in pieces: their files are here or on the way, and reading them all in one go would hold up a slow phone. */
export async function wakePlace(path: string, search: string, person: Person | null) {
  const { place, hasShell } = placeAt(path, search, person)
  await readFiles()
  if (hasShell) await SHELL.preload()
  await breathe()
  await place.preload()
  await breathe()
}

/** In milliseconds: a piece of work this long is followed by a breath. On a slow phone it is four times as long. */
const PIECE = 6

/** Reads the files of this page one by one, those that others build on first. */
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

/** Fetches the code of what stands at an address. */
export async function fetchPlace(path: string, search: string, person: Person | null) {
  const { place, hasShell } = placeAt(path, search, person)
  await Promise.all([place.preload(), hasShell && SHELL.preload()])
}
