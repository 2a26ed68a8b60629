import { useState } from 'react'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import { itemsNamedIn } from '#domain/situation/journal.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox, Problem } from '#web/ui/field.tsx'
import { useAnalyseNotes, useAwaited } from './use-journals.ts'
import './journals.css'

type Props = { userId: number; situation: Situation; map: readonly SelfMapItem[] }

/** An imported note: its text, and the items to choose before it can be analysed. */
export function UnreadNote({ userId, situation, map }: Props) {
  const { id, title, description } = situation
  const [chosen, setChosen] = useState(() =>
    itemsNamedIn(map)(`${title}\n${description}`).map((item) => item.id),
  )
  const analyse = useAnalyseNotes(userId)
  useAwaited(id, analyse.isSuccess)
  return (
    <Card isStack title="A note from another journal">
      <p className="journal-words reading">
        <bdi>{description}</bdi>
      </p>
      <fieldset className="journal-months">
        <legend className="field-label">What is it about?</legend>
        {map.map((item) => (
          <Checkbox
            key={item.id}
            label={item.name}
            checked={chosen.includes(item.id)}
            onChange={({ currentTarget }) =>
              setChosen((known) =>
                currentTarget.checked ? [...known, item.id] : known.filter((it) => it !== item.id),
              )
            }
          />
        ))}
      </fieldset>
      <Problem>{analyse.error?.message}</Problem>
      <Button
        isAlone
        look="primary"
        disabled={chosen.length === 0 || analyse.isPending || analyse.isSuccess}
        onClick={() => analyse.mutate({ situationIds: [id], selfMapItemIds: chosen })}
      >
        {analyse.isSuccess ? 'Analyzing in the background…' : 'Analyze this note'}
      </Button>
    </Card>
  )
}
