import type { Generated } from 'kysely'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import type { Moment } from './column.ts'

/** What is told over time, what a person made of it, and how it reaches them. */
export type FindingTables = {
  declinedName: {
    userId: number
    name: string
    createdAt: Moment
  }
  loopRest: {
    userId: number
    itemName: string
    itemCategory: string
    category: EmotionCategory
    createdAt: Moment
  }
  diaryWatch: {
    userId: number
    seen: string
  }
  toldSentence: {
    userId: number
    sentenceKey: string
    shownOn: string
    deniedAt: Moment | null
  }
  ownWord: {
    id: Generated<number>
    userId: number
    wordKey: string
    word: string
    category: EmotionCategory
    createdAt: Moment
  }
  letter: {
    userId: number
    week: string
    putAwayAt: Generated<Moment | null>
    answer: Generated<string | null>
    answeredAt: Generated<Moment | null>
    content: Generated<string | null>
    readAt: Generated<Moment | null>
  }
  rewrittenWish: {
    id: Generated<number>
    userId: number
    wish: string
    line: string
    createdAt: Moment
  }
  letterMail: {
    userId: number
    zone: string
    mailedWeek: string | null
    createdAt: Moment
  }
  calendarAddress: {
    userId: number
    tokenHash: string
    createdAt: Moment
  }
}
