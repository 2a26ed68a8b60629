/** Forecasts and check-ins of the demo person. */
import type { EmotionCategory } from '../../../emotion/emotion.ts'
import type { Came } from '../../../steps/forecast.ts'
import type { DemoName } from './map.ts'

type DemoForecast = {
  /** The day of writing and the day of the event, negative if in the future. */
  daysAgo: number
  dayAgo: number
  title: string
  item: DemoName
  wanted: string
  feared: string
  likely: number
  need: number
  note?: string
  came?: { outcome: Came; felt: number; line?: string }
}
export const DEMO_FORECASTS: readonly DemoForecast[] = [
  {
    daysAgo: 57,
    dayAgo: 54,
    title: 'Dinner with Tom’s parents',
    item: 'Tom',
    wanted: 'For Tom to be on my side',
    feared: 'That they’ll ask about money all evening',
    likely: 70,
    need: 6,
    came: { outcome: 'milder', felt: 3, line: 'They asked once.' },
  },
  {
    daysAgo: 51,
    dayAgo: 48,
    title: 'First delivery to the hotel',
    item: 'My bakery',
    wanted: 'For them to order again',
    feared: 'That we’ll be late on the first day',
    likely: 60,
    need: 8,
    came: { outcome: 'not', felt: 1, line: 'Ten minutes early.' },
  },
  {
    daysAgo: 47,
    dayAgo: 44,
    title: 'Meeting at the bank',
    item: 'My bakery',
    wanted: 'For them to look at the figures',
    feared: 'That they’ll say no straight away',
    likely: 60,
    need: 9,
    came: { outcome: 'milder', felt: 5 },
  },
  {
    daysAgo: 42,
    dayAgo: 41,
    title: 'Parents’ evening at school',
    item: 'Lea',
    wanted: 'To hear she’s fine there',
    feared: 'That her marks have dropped',
    likely: 50,
    need: 7,
    came: { outcome: 'not', felt: 2 },
  },
  {
    daysAgo: 38,
    dayAgo: 36,
    title: 'The talk with Jonas',
    item: 'Jonas',
    wanted: 'For him to stay',
    feared: 'That he’ll hand in his notice',
    likely: 40,
    need: 6,
    came: { outcome: 'better', felt: 2, line: 'His father is ill. I had no idea.' },
  },
  {
    daysAgo: 32,
    dayAgo: 29,
    title: 'The letter from the tax office',
    item: 'Growing up poor',
    wanted: 'To have nothing left to pay',
    feared: 'That I’ll have to pay a lot',
    likely: 80,
    need: 7,
    came: { outcome: 'feared', felt: 6 },
  },
  {
    daysAgo: 29,
    dayAgo: 27,
    title: 'The first frost',
    item: 'The garden',
    wanted: 'One more week of sun',
    feared: 'That I’ll lose the tomatoes',
    likely: 50,
    need: 4,
    came: { outcome: 'feared', felt: 4 },
  },
  {
    daysAgo: 24,
    dayAgo: 21,
    title: 'The bank decides',
    item: 'My bakery',
    wanted: 'A yes',
    feared: 'That they’ll turn down the loan',
    likely: 70,
    need: 10,
    came: { outcome: 'better', felt: 0, line: 'The whole loan!' },
  },
  {
    daysAgo: 20,
    dayAgo: 18,
    title: 'Mum visits the bakery',
    item: 'Mum',
    wanted: 'One kind word about it',
    feared: 'That she’ll compare me again',
    likely: 80,
    need: 6,
    came: { outcome: 'better', felt: 1, line: 'She asked for the recipe.' },
  },
  {
    daysAgo: 14,
    dayAgo: 12,
    title: 'The bread prize',
    item: 'Bread prize',
    wanted: 'To be in the top three',
    feared: 'That we won’t even be mentioned',
    likely: 40,
    need: 7,
    came: { outcome: 'not', felt: 4 },
  },
  {
    daysAgo: 7,
    dayAgo: -2,
    title: 'The inspection',
    item: 'My bakery',
    wanted: 'For them to see how clean we keep things',
    feared: 'That they’ll find something small',
    likely: 30,
    need: 7,
  },
  {
    daysAgo: 5,
    dayAgo: -20,
    title: 'Lea leaves for Lyon',
    item: 'Lea',
    wanted: 'For her to be happy there',
    feared: 'That the house will be too quiet',
    likely: 80,
    need: 8,
    note: 'You raised someone brave enough to go.',
  },
]

type DemoCheckIn = {
  daysAgo: number
  category: EmotionCategory
  level: number
  item: DemoName
  strength: number
  line?: string
}
export const DEMO_CHECK_INS: readonly DemoCheckIn[] = [
  { daysAgo: 54, category: 'happiness', level: 2, item: 'Lea', strength: 4 },
  { daysAgo: 50, category: 'pride', level: 1, item: 'Running', strength: 3 },
  { daysAgo: 44, category: 'worry', level: 2, item: 'My bakery', strength: 5 },
  { daysAgo: 41, category: 'anger', level: 1, item: 'Jonas', strength: 3 },
  { daysAgo: 35, category: 'happiness', level: 1, item: 'The garden', strength: 3 },
  { daysAgo: 28, category: 'worry', level: 3, item: 'My bakery', strength: 6, line: 'The loan.' },
  { daysAgo: 22, category: 'positiveanticipation', level: 2, item: 'Bread prize', strength: 5 },
  { daysAgo: 19, category: 'happiness', level: 2, item: 'Lea', strength: 5 },
  { daysAgo: 14, category: 'pride', level: 2, item: 'My bakery', strength: 5 },
  { daysAgo: 10, category: 'happiness', level: 1, item: 'Running', strength: 4 },
  {
    daysAgo: 5,
    category: 'sadness',
    level: 1,
    item: 'Lea',
    strength: 4,
    line: 'Six months is a long time.',
  },
  { daysAgo: 2, category: 'happiness', level: 2, item: 'My bakery', strength: 4 },
]
