import type { PAGES } from './pages.ts'

/** The steps of the quick tour, in order. Null for the pages it leaves out. */
export const TOUR: Readonly<Record<keyof typeof PAGES, { title: string; text: string } | null>> = {
  '/analyze-situation': {
    title: 'Analyze a Situation',
    text: 'Write down what happened, in your own words, and choose what it’s about. You’ll see the emotion, what you expected, what you saw, and one small next step.',
  },
  '/self-map': {
    title: 'Visualize Your Self-Map',
    text: 'People, ideas, stories and achievements around SELF. The closer something is, the more it matters. Start from the examples and make them yours.',
  },
  '/situation-history': {
    title: 'Explore Your Emotions',
    text: 'Every situation you analyze stays in your history. Over the weeks you’ll see which feelings come back and what they’re about.',
  },
  '/learn': {
    title: 'Learn More',
    text: 'The idea behind it fits on a page: what you expect, what you perceive, and how much it matters. Try it out under Learn.',
  },
  '/': null,
  '/learn/emotional-intelligence': null,
  '/auth': null,
  '/dashboard': null,
  '/subscription': null,
  '/subscription/success': null,
  '/subscription/cancel': null,
  '/checkout/local': null,
  '/unsubscribe': null,
  '/profile': null,
  '/premium-analytics': null,
  '/help': null,
  '/privacy': null,
  '/terms': null,
  '/accessibility': null,
  '/api': null,
  '/admin': null,
}
