import type { Ref } from 'react'
import { categoriesOf } from '#domain/self-map/map-categories.ts'
import {
  DEFAULT_STRENGTH,
  RELATIONSHIP_TYPES,
  RELATIONSHIP_VERBS,
  type RelationshipType,
} from '#domain/self-map/relationship.ts'
import { categoryLabel, type SelfMapItem } from '#domain/self-map/self-map.ts'
import { SelectField, TextArea } from '#web/ui/field.tsx'
import type { NewLink } from './use-relationships.ts'
import './relationships.css'

export type LinkDraft = {
  source: number | null
  type: RelationshipType
  target: number | null
  strength: number
  description: string
}
export const EMPTY_LINK: LinkDraft = {
  source: null,
  type: 'supports',
  target: null,
  strength: DEFAULT_STRENGTH,
  description: '',
}

/** Null if an end is missing or both are the same. */
export const linkOf = ({ source, target, type, ...said }: LinkDraft): NewLink | null =>
  source === null || target === null || source === target
    ? null
    : { sourceItemId: source, targetItemId: target, relationshipType: type, ...said }

type Props = {
  items: readonly SelfMapItem[]
  draft: LinkDraft
  onChange: (draft: LinkDraft) => void
  /** For the first field, if a dialog focuses it. */
  firstRef?: Ref<HTMLSelectElement>
}

/** "[item] [supports] [item]": the relationship as a sentence. */
export function LinkSentence({ items, draft, onChange, firstRef }: Props) {
  return (
    <div className="link-sentence">
      <ItemSelect
        label="Source item"
        blank="Who or what"
        items={items}
        chosen={draft.source}
        onChoose={(source) => onChange({ ...draft, source })}
        selectRef={firstRef}
      />
      <SelectField
        label="Relationship"
        value={draft.type}
        onChange={({ target }) => onChange({ ...draft, type: target.value as RelationshipType })}
        options={RELATIONSHIP_TYPES.map((type) => [type, RELATIONSHIP_VERBS[type]] as const)}
      />
      <ItemSelect
        label="Target item"
        blank="who or what"
        items={items}
        chosen={draft.target}
        onChoose={(target) => onChange({ ...draft, target })}
      />
    </div>
  )
}

export function LinkDescription({ draft, onChange }: Omit<Props, 'items'>) {
  return (
    <TextArea
      label="Description (optional)"
      rows={2}
      maxLength={500}
      value={draft.description}
      onChange={({ target }) => onChange({ ...draft, description: target.value })}
    />
  )
}

type SelectProps = {
  label: string
  /** The placeholder while nothing is chosen. */
  blank: string
  items: readonly SelfMapItem[]
  chosen: number | null
  onChoose: (id: number | null) => void
  selectRef?: Ref<HTMLSelectElement> | undefined
}

function ItemSelect({ label, blank, items, chosen, onChoose, selectRef }: SelectProps) {
  return (
    <SelectField
      label={label}
      ref={selectRef}
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{blank}</option>
      {categoriesOf(items)
        .map((category) => [category, items.filter((item) => item.category === category)] as const)
        .filter(([, mine]) => mine.length > 0)
        .map(([category, mine]) => (
          <optgroup key={category} label={categoryLabel(category)}>
            {mine.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
    </SelectField>
  )
}
