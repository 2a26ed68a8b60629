import { Plus } from 'lucide-react'
import { useState } from 'react'
import { DEFAULT_POWER } from '#domain/self-map/attachment-power.ts'
import {
  CATEGORIES,
  CATEGORY_LABELS,
  FIRST_UNKEPT_ID,
  ItemName,
  type SelfMapItem,
} from '#domain/self-map/self-map.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'

type Props = { own: readonly SelfMapItem[]; onAdd: (item: SelfMapItem) => void }

/** Adds a visitor's own item, which exists only in this form. */
export function OwnItemField({ own, onAdd }: Props) {
  const [name, setName] = useState('')
  const [category, setCategory] = useState<string>('people')
  const [problem, setProblem] = useState<string | null>(null)

  function add() {
    const parsed = ItemName.safeParse(name)
    if (!parsed.success) return setProblem(parsed.error.issues[0]?.message ?? null)
    const id = Math.min(FIRST_UNKEPT_ID, ...own.map((item) => item.id)) - 1
    onAdd({ id, userId: null, category, name: parsed.data, attachmentPower: DEFAULT_POWER })
    setName('')
    setProblem(null)
  }

  return (
    <div className="own-item">
      <TextField
        label="Something of your own"
        placeholder="My sister, my garden"
        value={name}
        problem={problem}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
      />
      <SelectField
        label="It belongs to"
        value={category}
        onChange={(event) => setCategory(event.target.value)}
        options={CATEGORIES.map((one) => [one, CATEGORY_LABELS[one]] as const)}
      />
      <Button onClick={add}>
        <Plus aria-hidden />
        Add
      </Button>
    </div>
  )
}
