import type { Generated } from 'kysely'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import type { Moment, Numbered, Owned } from './column.ts'

/** What is told over time, what a person made of it, and how it reaches them. */
export type FindingTables = {
  declinedName: Owned & {
    name: string
  }
  loopRest: Owned & {
    itemName: string
    itemCategory: string
    category: EmotionCategory
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
  ownWord: Numbered & {
    wordKey: string
    word: string
    category: EmotionCategory
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
  rewrittenWish: Numbered & {
    wish: string
    line: string
  }
  letterMail: Owned & {
    zone: string
    mailedWeek: string | null
  }
  calendarAddress: Owned & {
    tokenHash: string
  }
}
