import { NotebookText } from 'lucide-react'
import { useState } from 'react'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import { JOURNAL_LABELS, type JournalImport } from '#domain/situation/journal.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { countedNotes, useAnalyseNotes, useImports, useUndoImport } from './use-journals.ts'
import './journals.css'

type Props = { userId: number; map: readonly SelfMapItem[] }

/** Imports from other journals. Each can be analysed in a background batch or undone as a whole. */
export function ImportList({ userId, map }: Props) {
  const imports = useImports(userId)
  return (
    <Loaded query={imports} empty={null}>
      {(list) => (
        <ul className="journal-imports">
          {list.map((made) => (
            <Import key={made.id} userId={userId} map={map} made={made} />
          ))}
        </ul>
      )}
    </Loaded>
  )
}

function Import({ userId, map, made }: Props & { made: JournalImport }) {
  const undo = useUndoImport(userId)
  const analyse = useAnalyseNotes(userId)
  const [itemId, setItemId] = useState('')
  const { id, source, createdAt, notes, analysed, waiting } = made
  const name = `${JOURNAL_LABELS[source]}, ${formatDay(createdAt)}`
  return (
    <li className="stack">
      <div className="journal-import">
        <NotebookText aria-hidden />
        <div>
          <p>{name}</p>
          <p className="small muted figures" role={waiting > 0 ? 'status' : undefined}>
            {countedNotes(notes, 'note', 'notes')}, {analysed.toLocaleString('en-US')} analyzed
            {waiting > 0 && `, ${waiting.toLocaleString('en-US')} waiting`}
          </p>
        </div>
        <Button
          size="small"
          look="quiet"
          aria-label={`Undo import: ${name}`}
          disabled={undo.isPending}
          onClick={() => undo.mutate(id)}
        >
          Undo import
        </Button>
      </div>
      {waiting === 0 && analysed < notes && (
        <div className="journal-batch">
          <SelectField
            label="If a note mentions nothing on your map, it’s about"
            value={itemId}
            problem={analyse.error?.message ?? null}
            onChange={({ currentTarget }) => setItemId(currentTarget.value)}
            options={[['', 'Choose…'], ...map.map((item) => [item.id, item.name] as const)]}
          />
          <Button
            disabled={analyse.isPending}
            onClick={() =>
              analyse.mutate({ importId: id, selfMapItemIds: itemId ? [Number(itemId)] : [] })
            }
          >
            Analyze them in the background
          </Button>
          <p className="small muted reading">
            On this server, one by one. It never counts towards a limit. Anything that sounds like
            danger is left for you to open yourself.
          </p>
        </div>
      )}
    </li>
  )
}
