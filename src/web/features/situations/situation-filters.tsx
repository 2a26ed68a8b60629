import { EMOTION_CATEGORIES, EMOTION_LABELS, EmotionCategory } from '#domain/emotion/emotion.ts'
import { type SelfMapItem, withoutExamples } from '#domain/self-map/self-map.ts'
import { SelectField, TextField } from '#web/ui/field.tsx'
import type { SituationFilter } from './use-situations.ts'

type Props = {
  filter: SituationFilter
  /** The typed text, which is ahead of the search. */
  typed: string
  items: readonly SelfMapItem[]
  onType: (text: string) => void
  onChange: (filter: SituationFilter) => void
}

export function SituationFilters({ filter, typed, items, onType, onChange }: Props) {
  return (
    <search className="situation-filters">
      <TextField
        label="Search"
        type="search"
        value={typed}
        placeholder="Words in a situation"
        onChange={(event) => onType(event.target.value)}
      />
      <SelectField
        label="Emotion"
        value={filter.emotion ?? ''}
        onChange={(event) =>
          onChange({ ...filter, emotion: EmotionCategory.safeParse(event.target.value).data })
        }
        options={[
          ['', 'All feelings'],
          ...EMOTION_CATEGORIES.map((category) => [category, EMOTION_LABELS[category]] as const),
        ]}
      />
      <SelectField
        label="Item"
        value={filter.itemId ?? ''}
        onChange={(event) =>
          onChange({
            ...filter,
            itemId: event.target.value === '' ? undefined : Number(event.target.value),
          })
        }
        options={[
          ['', 'All items'],
          ...withoutExamples(items).map(({ id, name }) => [id, name] as const),
        ]}
      />
    </search>
  )
}
