/**
 * What people can read and watch beyond the product. An operator changes titles and addresses here and
 * nowhere else. Where no address of the work itself is known for certain, the link is a search for it.
 */
import { FRAMEWORK_AUTHOR, FRAMEWORK_NAME } from '#domain/product.ts'

export type LearningResource = {
  id: string
  type: 'video' | 'article' | 'book'
  title: string
  description: string
  /** One of the product's own pictures: nothing is loaded from elsewhere. */
  image: 'circles' | 'blooms' | 'rings' | 'map'
  /** A path of our own, or an address that opens in a new tab. */
  link: string
}

const searchVideos = (words: string): string =>
  `https://www.youtube.com/results?search_query=${encodeURIComponent(words)}`
const searchBooks = (words: string): string =>
  `https://openlibrary.org/search?q=${encodeURIComponent(words)}`

export const VIDEO: LearningResource = {
  id: 'video',
  type: 'video',
  title: `${FRAMEWORK_AUTHOR} explains the ${FRAMEWORK_NAME}`,
  description:
    'Talks in which the author of the framework presents it himself. Opens a video search.',
  image: 'circles',
  link: searchVideos(`${FRAMEWORK_AUTHOR} ${FRAMEWORK_NAME}`),
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
    description: `${FRAMEWORK_AUTHOR}'s first book: where emotions come from. Opens a book search.`,
    image: 'rings',
    link: searchBooks(`Mind Hacking Happiness Volume I ${FRAMEWORK_AUTHOR}`),
  },
  {
    id: 'book-2',
    type: 'book',
    title: 'Mind Hacking Happiness, Volume II',
    description: `${FRAMEWORK_AUTHOR}'s second book goes on from there. Opens a book search.`,
    image: 'map',
    link: searchBooks(`Mind Hacking Happiness Volume II ${FRAMEWORK_AUTHOR}`),
  },
]

export const isExternal = ({ link }: LearningResource): boolean => !link.startsWith('/')
