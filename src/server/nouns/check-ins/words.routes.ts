import { words } from '#contract/words.ts'
import { MAX_WORDS, TOO_MANY_WORDS, wordKey } from '#domain/emotion/word.ts'
import { removeOwn } from '#server/base/db/own-row.ts'
import { refuse } from '#server/base/refuse.ts'
import { routesOf } from '#server/http/serve.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { listWords } from './save-check-in.ts'

export const wordRoutes = routesOf(words, ({ db, now }) => ({
  list: ({ owner }) => listWords(db, owner),
  keep: ({ owner, body: { word, category } }) => {
    const key = wordKey(word)
    return withPersonLocked(db, owner, now(), async (tx) => {
      const kept = await listWords(tx, owner)
      const isNew = kept.every((one) => wordKey(one.word) !== key)
      if (isNew && kept.length >= MAX_WORDS) refuse('conflict', TOO_MANY_WORDS)
      return tx
        .insertInto('ownWord')
        .values({ userId: owner, wordKey: key, word, category, createdAt: now() })
        .onConflict((conflict) => conflict.columns(['userId', 'wordKey']).doUpdateSet({ category }))
        .returning(['id', 'word', 'category'])
        .executeTakeFirstOrThrow()
    })
  },
  forget: ({ owner, params }) => removeOwn(db, 'ownWord', owner, params.id),
}))
