export const TOUR_STEPS = [
  {
    title: 'Analyze a Situation',
    text: 'Write down what happened, in your own words, and choose what it touched. You get the emotion, what you expected, what you saw, and one small next step.',
  },
  {
    title: 'Visualize Your Self-Map',
    text: 'People, ideas, stories and achievements stand around SELF. The closer one is, the more it can move you. Start from the examples and make them yours.',
  },
  {
    title: 'Explore Your Emotions',
    text: 'Every situation you analyze stays in your history. Over the weeks you see which feelings return and which part of you they are about.',
  },
  {
    title: 'Learn More',
    text: 'The idea behind it fits on a page: what you expect, what you perceive, and how much it matters. Try it out under Learn.',
  },
] as const
