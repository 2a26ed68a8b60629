import { type Ref, useState } from 'react'
import { categoriesOf } from '#domain/self-map/map-categories.ts'
import {
  DEFAULT_STRENGTH,
  MISSING_ITEMS,
  RELATIONSHIP_TYPES,
  RELATIONSHIP_VERBS,
  type RelationshipType,
  SAME_ITEM,
  SIGN_IN_TO_RELATE,
  STRENGTH_FORM,
  STRENGTH_SLIDER,
} from '#domain/self-map/relationship.ts'
import { categoryLabel, type SelfMapItem } from '#domain/self-map/self-map.ts'
import { CallError, reasonOf } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions, startsFocused } from '#web/ui/dialog.tsx'
import { Problem, SelectField, TextArea } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import { Slider } from '#web/ui/slider.tsx'
import { tell } from '#web/ui/toast.tsx'
import type { NewLink, RelationshipChanges } from './use-relationships.ts'
import './relationships.css'

type DialogProps = FormProps & {
  /** The item it starts from, if known. */
  source?: number | undefined
  onClose: () => void
}

/** "Add Relationship" from the diagram. Stays open until the relationship is saved. */
export function RelationshipDialog({ items, source, add, onClose }: DialogProps) {
  const [draft, setDraft] = useState({ ...EMPTY_LINK, source: source ?? EMPTY_LINK.source })
  const isSame = draft.source !== null && draft.source === draft.target
  const link = linkOf(draft)
  const refusal = add.error instanceof CallError ? add.error.refusal?.message : null

  return (
    <Dialog title="Add Relationship" look="wide" onClose={onClose}>
      <Form onSubmit={() => link && add.mutate(link, { onSuccess: onClose })}>
        <LinkFields
          items={items}
          draft={draft}
          onChange={setDraft}
          slider={STRENGTH_SLIDER}
          firstRef={startsFocused}
        />
        <Problem>{isSame ? SAME_ITEM : refusal}</Problem>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" disabled={!link || add.isPending}>
            {add.isPending ? 'Adding...' : 'Add'}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

type FormProps = {
  items: readonly SelfMapItem[]
  add: RelationshipChanges['add']
}

const wordsFor = (error: Error): string =>
  reasonOf(error) === 'signed_out' ? SIGN_IN_TO_RELATE.text : error.message

/** The form of the Relationships tab. Keeps its input until it is saved. */
export function RelationshipForm({ items, add }: FormProps) {
  const [draft, setDraft] = useState(EMPTY_LINK)
  const [problem, setProblem] = useState<string | null>(null)

  function refuse(title: string, text: string) {
    setProblem(text)
    tell({ title, text, isBad: true })
  }

  function handleSubmit() {
    const link = linkOf(draft)
    if (draft.source === null || draft.target === null)
      return refuse('Missing fields', MISSING_ITEMS)
    if (!link) return refuse('Invalid selection', SAME_ITEM)
    setProblem(null)
    add.mutate(link, {
      onSuccess: () => setDraft(EMPTY_LINK),
      onError: (error) => setProblem(wordsFor(error)),
    })
  }

  return (
    <Form aria-label="Add a relationship" onSubmit={handleSubmit}>
      <LinkFields items={items} draft={draft} onChange={setDraft} slider={STRENGTH_FORM} />
      <Problem>{problem}</Problem>
      <Button isAlone look="primary" type="submit" disabled={add.isPending}>
        {add.isPending ? 'Adding...' : 'Add Relationship'}
      </Button>
    </Form>
  )
}

type LinkDraft = {
  source: number | null
  type: RelationshipType
  target: number | null
  strength: number
  description: string
}
const EMPTY_LINK: LinkDraft = {
  source: null,
  type: 'supports',
  target: null,
  strength: DEFAULT_STRENGTH,
  description: '',
}

/** Null if an end is missing or both are the same. */
const linkOf = ({ source, target, type, ...said }: LinkDraft): NewLink | null =>
  source === null || target === null || source === target
    ? null
    : { sourceItemId: source, targetItemId: target, relationshipType: type, ...said }

type Props = {
  items: readonly SelfMapItem[]
  draft: LinkDraft
  onChange: (draft: LinkDraft) => void
  slider: typeof STRENGTH_SLIDER | typeof STRENGTH_FORM
  /** For the first field, if a dialog focuses it. */
  firstRef?: Ref<HTMLSelectElement>
}

/** "[item] [supports] [item]": the relationship as a sentence, then its strength and a description. */
function LinkFields({ items, draft, onChange, slider, firstRef }: Props) {
  const change = (part: Partial<LinkDraft>) => onChange({ ...draft, ...part })
  return (
    <>
      <div className="link-sentence">
        <ItemSelect
          label="Source item"
          blank="Who or what"
          items={items}
          chosen={draft.source}
          onChoose={(source) => change({ source })}
          selectRef={firstRef}
        />
        <SelectField
          label="Relationship"
          value={draft.type}
          onChange={({ target }) => change({ type: target.value as RelationshipType })}
          options={RELATIONSHIP_TYPES.map((type) => [type, RELATIONSHIP_VERBS[type]] as const)}
        />
        <ItemSelect
          label="Target item"
          blank="who or what"
          items={items}
          chosen={draft.target}
          onChoose={(target) => change({ target })}
        />
      </div>
      <Slider
        label="Strength"
        value={draft.strength}
        onChange={(strength) => change({ strength })}
        {...slider}
      />
      <TextArea
        label="Description (optional)"
        rows={2}
        maxLength={500}
        value={draft.description}
        onChange={({ target }) => change({ description: target.value })}
      />
    </>
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
