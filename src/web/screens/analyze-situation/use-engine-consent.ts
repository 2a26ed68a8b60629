import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { consents } from '#contract/consents.ts'
import type { Person } from '#domain/people/person.ts'
import { useChangeConsents } from '#web/features/consents/use-consents.ts'
import { call } from '#web/lib/api.ts'
import { KEYS, readStored, writeStored } from '#web/lib/browser-storage.ts'
import { useSettings } from '#web/lib/settings.ts'

type Question = { provider: string; text: string; decided: (isAnswered: boolean) => void }

/** Before the first analysis by an outside engine the person is asked, once for each provider. */
export function useEngineConsent(person: Person) {
  const client = useQueryClient()
  const options = useSettings()
  const change = useChangeConsents(person.id)
  const [question, setQuestion] = useState<Question | null>(null)

  /** True once it is settled who reads; false when the person closed the question. */
  async function ask(text: string): Promise<boolean> {
    if (!options.data || options.data.engine === 'embedded') return true
    const { externalEngine } = await client.fetchQuery({
      queryKey: ['consents', person.id],
      queryFn: () => call(consents.get, { userId: person.id }),
    })
    const { provider, isGiven } = externalEngine
    if (!provider || isGiven || readStored(KEYS.engineAsked) === `${person.id} ${provider}`)
      return true
    return new Promise((decided) => setQuestion({ provider, text, decided }))
  }

  function decide(isGiven: boolean) {
    if (!question) return
    const { provider, decided } = question
    const settle = () => {
      writeStored(KEYS.engineAsked, `${person.id} ${provider}`)
      setQuestion(null)
      decided(true)
    }
    if (!isGiven) return settle()
    change.mutate({ externalEngine: true }, { onSuccess: settle })
  }

  function close() {
    question?.decided(false)
    setQuestion(null)
  }

  return { ask, question, decide, close, isBusy: change.isPending }
}
