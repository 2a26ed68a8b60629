/**
 * Further reading and videos. Operators change titles and addresses only here, and works without a certain address link
 * to a search.
 */
import { FRAMEWORK_AUTHOR, FRAMEWORK_NAME } from '#domain/content/product.ts'

export type LearningResource = {
  id: string
  type: 'video' | 'article' | 'book'
  title: string
  description: string
  /** One of our pictures, so nothing is loaded from another site. */
  image: 'circles' | 'blooms' | 'rings' | 'map'
  /** An internal path, or an address that opens in a new tab. */
  link: string
  /** The button's label if the link is a search, so people don't expect the work itself. */
  search?: string
}

const searchVideos = (words: string): string =>
  `https://www.youtube.com/results?search_query=${encodeURIComponent(words)}`
const searchBooks = (words: string): string =>
  `https://openlibrary.org/search?q=${encodeURIComponent(words)}`

export const VIDEO: LearningResource = {
  id: 'video',
  type: 'video',
  title: `${FRAMEWORK_AUTHOR} explains the ${FRAMEWORK_NAME}`,
  description: 'Talks where the author of the framework presents it himself.',
  image: 'circles',
  link: searchVideos(`${FRAMEWORK_AUTHOR} ${FRAMEWORK_NAME}`),
  search: 'Search for it on YouTube',
}

export const ARTICLE: LearningResource = {
  id: 'emotional-intelligence',
  type: 'article',
  title: 'Emotional intelligence',
  description: 'What it is, what research says about it, and how it grows. A seven-minute read.',
  image: 'blooms',
  link: '/learn/emotional-intelligence',
}

export const RECOMMENDED: readonly LearningResource[] = [
  ARTICLE,
  {
    id: 'book-1',
    type: 'book',
    title: 'Mind Hacking Happiness, Volume I',
    description: `${FRAMEWORK_AUTHOR}'s first book: where emotions come from.`,
    image: 'rings',
    link: searchBooks(`Mind Hacking Happiness Volume I ${FRAMEWORK_AUTHOR}`),
    search: 'Search for it in Open Library',
  },
  {
    id: 'book-2',
    type: 'book',
    title: 'Mind Hacking Happiness, Volume II',
    description: `${FRAMEWORK_AUTHOR}'s second book carries on from there.`,
    image: 'map',
    link: searchBooks(`Mind Hacking Happiness Volume II ${FRAMEWORK_AUTHOR}`),
    search: 'Search for it in Open Library',
  },
]

export const isExternal = ({ link }: LearningResource): boolean => !link.startsWith('/')
