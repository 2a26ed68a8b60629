import { checkIns } from '#contract/check-ins.ts'
import { words } from '#contract/words.ts'
import { MAX_WORDS, TOO_MANY_WORDS, wordKey } from '#domain/emotion/word.ts'
import { removeOwn, saveOwn } from '#server/base/db/own-row.ts'
import { refuse } from '#server/base/refuse.ts'
import { routesOf } from '#server/http/serve.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { listWords, saveCheckIn, writeLine } from './save-check-in.ts'

const checkInRoutes = routesOf(checkIns, () => ({
  add: ({ own, body }) => saveCheckIn(own, body),
  write: ({ own, params, body }) => writeLine(own, params.id, body.line),
}))

const wordRoutes = routesOf(words, () => ({
  list: ({ own }) => listWords(own),
  keep: ({ own, body: { word, category } }) => {
    const key = wordKey(word)
    return withPersonLocked(own, async (tx) => {
      const kept = await listWords(tx)
      const isNew = kept.every((one) => wordKey(one.word) !== key)
      if (isNew && kept.length >= MAX_WORDS) refuse('conflict', TOO_MANY_WORDS)
      await saveOwn(tx, 'ownWord', { wordKey: key }, { category }, { word, createdAt: own.now() })
      return (await listWords(tx)).find((one) => wordKey(one.word) === key)!
    })
  },
  forget: ({ own, params }) => removeOwn(own, 'ownWord', params.id),
}))

export const feelingRoutes = [checkInRoutes, wordRoutes]
