import { useState } from 'react'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import { itemsNamedIn } from '#domain/situation/journal.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkboxes, Problem } from '#web/ui/field.tsx'
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
        <Checkboxes
          options={map.map((item) => [item.id, item.name])}
          ticked={chosen}
          onChange={setChosen}
        />
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
