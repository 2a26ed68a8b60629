import { type FormEvent, useState } from 'react'
import {
  POWER_SLIDER,
  powerFromSlider,
  powerOnMap,
  tenthsTyped,
} from '#domain/self-map/attachment-power.ts'
import { categoriesOf } from '#domain/self-map/map-categories.ts'
import type { Relationship } from '#domain/self-map/relationship.ts'
import {
  CATEGORIES,
  CategoryName,
  categoryLabel,
  ItemName,
  NAME_LIMIT,
  type SelfMapItem,
  settleCategory,
} from '#domain/self-map/self-map.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions, startsFocused } from '#web/ui/dialog.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { Slider } from '#web/ui/slider.tsx'
import { ItemPreview } from './item-preview.tsx'
import { problemMessage, problemOf } from './problem-of.ts'
import type { ItemChanges } from './use-item-changes.ts'
import './item-dialog.css'

type Props = {
  items: readonly SelfMapItem[]
  relationships: readonly Relationship[]
  add: ItemChanges['add']
  onClose: () => void
}

/** The id of the unsaved item in the preview. No real item has it. */
const DRAFT_ID = Number.MAX_SAFE_INTEGER
const NEW_CATEGORY = '+'

/** "Add New Item": previews where the item will be. Stays open until the item is saved. */
export function AddItemDialog({ items, relationships, add, onClose }: Props) {
  const [choice, setChoice] = useState<string>(CATEGORIES[0])
  const [typed, setTyped] = useState('')
  const [name, setName] = useState('')
  const [tenths, setTenths] = useState<number>(POWER_SLIDER.fallback)
  const [wasSent, setSent] = useState(false)
  const own = categoriesOf(items).slice(CATEGORIES.length)

  const category = choice === NEW_CATEGORY ? typed : choice
  const nameProblem = wasSent ? problemOf(ItemName, name) : null
  const categoryProblem = wasSent ? problemOf(CategoryName, category) : null
  const attachmentPower = powerFromSlider(tenths)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setSent(true)
    if (problemOf(ItemName, name) || problemOf(CategoryName, category)) return
    add.mutate({ category, name, attachmentPower }, { onSuccess: onClose })
  }

  return (
    <Dialog title="Add New Item" look="wide" onClose={onClose}>
      <form className="item-dialog" onSubmit={handleSubmit} noValidate>
        <div className="item-dialog-fields">
          <SelectField
            label="Category"
            value={choice}
            onChange={({ target }) => setChoice(target.value)}
            options={[
              ...[...CATEGORIES, ...own].map(
                (category) => [category, categoryLabel(category)] as const,
              ),
              [NEW_CATEGORY, 'New category…'],
            ]}
          />
          {choice === NEW_CATEGORY && (
            <TextField
              label="New category"
              value={typed}
              problem={categoryProblem}
              autoComplete="off"
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
          <TextField
            label="Name"
            value={name}
            maxLength={NAME_LIMIT * 2}
            problem={nameProblem ?? problemMessage(add.error)}
            autoComplete="off"
            ref={startsFocused}
            onChange={({ target }) => setName(target.value)}
          />
          <Slider
            label="Attachment Power"
            hint="How much it matters to you, from 0.1 to 10. Higher means closer to the centre."
            value={tenths}
            onChange={setTenths}
            {...POWER_SLIDER}
            word={powerOnMap(attachmentPower)}
            read={tenthsTyped}
          />
          <DialogActions>
            <Button onClick={onClose}>Cancel</Button>
            <Button look="primary" type="submit" disabled={add.isPending}>
              {add.isPending ? 'Adding...' : 'Add Item'}
            </Button>
          </DialogActions>
        </div>
        <ItemPreview
          items={items}
          relationships={relationships}
          draft={{
            id: DRAFT_ID,
            category: settleCategory(category.trim() || 'New category', own),
            name,
            attachmentPower,
          }}
        />
      </form>
    </Dialog>
  )
}
