import { RotateCcw, RotateCw, Spline, Trash2 } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import {
  POWER_SLIDER,
  powerFromSlider,
  powerOnMap,
  sliderFromPower,
  tenthsTyped,
} from '#domain/self-map/attachment-power.ts'
import { turnInto } from '#domain/self-map/layout/geometry.ts'
import { categoriesOf } from '#domain/self-map/map-categories.ts'
import { RELATIONSHIP_VERBS, type Relationship } from '#domain/self-map/relationship.ts'
import {
  CATEGORIES,
  CategoryName,
  categoryLabel,
  ItemName,
  isExample,
  NAME_LIMIT,
  type SelfMapItem,
  settleCategory,
} from '#domain/self-map/self-map.ts'
import { useIsPhone } from '#web/lib/browser/use-media-query.ts'
import { SelfMapPicture } from '#web/pictures/self-map-picture.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Dialog, DialogActions, startsFocused } from '#web/ui/dialog.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import { Slider } from '#web/ui/slider.tsx'
import { problemMessage, problemOf } from './problem-of.ts'
import type { ItemChanges } from './use-item-changes.ts'
import './item-dialog.css'

type PreviewProps = {
  items: readonly SelfMapItem[]
  relationships: readonly Relationship[]
  /** The form's current item. Replaces the item with the same id. */
  draft: Omit<SelfMapItem, 'userId'>
}

/** Shows where the form's item would be on the map, and updates while the form is filled in. */
function ItemPreview({ items, relationships, draft }: PreviewProps) {
  const isNew = items.every(({ id }) => id !== draft.id)
  const shown = { ...draft, userId: null, name: draft.name.trim() || 'New item' }
  const all = isNew
    ? [...items, shown]
    : items.map((item) => (item.id === draft.id ? { ...item, ...shown } : item))
  const isPhone = useIsPhone()
  return (
    <div className="item-preview">
      <SelfMapPicture
        items={all}
        relationships={relationships}
        highlighted={draft.id}
        isOwn
        ratio={isPhone ? 0.75 : 1}
        label={`Preview: ${shown.name} on your Self-Map`}
      />
    </div>
  )
}

const NameField = (props: Omit<ComponentProps<typeof TextField>, 'label'>) => (
  <TextField label="Name" maxLength={NAME_LIMIT * 2} autoComplete="off" {...props} />
)

type PowerProps = { tenths: number; onChange: (tenths: number) => void; hint?: string }

const PowerField = ({ tenths, ...rest }: PowerProps) => (
  <Slider
    label="Attachment Power"
    value={tenths}
    {...POWER_SLIDER}
    word={powerOnMap(powerFromSlider(tenths))}
    read={tenthsTyped}
    {...rest}
  />
)

type AddProps = {
  items: readonly SelfMapItem[]
  relationships: readonly Relationship[]
  add: ItemChanges['add']
  onClose: () => void
}

/** The id of the unsaved item in the preview. No real item has it. */
const DRAFT_ID = Number.MAX_SAFE_INTEGER
const NEW_CATEGORY = '+'

/** "Add New Item": previews where the item will be. Stays open until the item is saved. */
export function AddItemDialog({ items, relationships, add, onClose }: AddProps) {
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

  function handleSubmit() {
    setSent(true)
    if (problemOf(ItemName, name) || problemOf(CategoryName, category)) return
    add.mutate({ category, name, attachmentPower }, { onSuccess: onClose })
  }

  return (
    <Dialog title="Add New Item" look="wide" onClose={onClose}>
      <Form className="item-dialog" onSubmit={handleSubmit}>
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
          <NameField
            value={name}
            problem={nameProblem ?? problemMessage(add.error)}
            ref={startsFocused}
            onChange={({ target }) => setName(target.value)}
          />
          <PowerField
            tenths={tenths}
            onChange={setTenths}
            hint="How much it matters to you, from 0.1 to 10. Higher means closer to the centre."
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
      </Form>
    </Dialog>
  )
}

type Props = {
  item: SelfMapItem
  items: readonly SelfMapItem[]
  /** The items drawn on the map, and this item's angle there, so a new name doesn't move it. */
  drawn: readonly SelfMapItem[]
  degrees: number | undefined
  relationships: readonly Relationship[]
  changes: Pick<ItemChanges, 'change' | 'remove'>
  /** Moves the pill around the centre: 1 counter-clockwise, -1 clockwise. */
  onTurn: (id: number, way: 1 | -1) => void
  /** Relates it to another item; absent if there's none. */
  onRelate: (() => void) | undefined
  onClose: () => void
}

/** Opens from a pill. Saving an example makes it the person's item. */
export function EditItemDialog(props: Props) {
  const { item, items, drawn, degrees, relationships, changes, onTurn, onRelate, onClose } = props
  const { change, remove } = changes
  const [name, setName] = useState(item.name)
  const [tenths, setTenths] = useState(() =>
    Math.max(POWER_SLIDER.min, sliderFromPower(item.attachmentPower)),
  )
  const [wasSent, setSent] = useState(false)
  const attachmentPower = powerFromSlider(tenths)
  const angle = name === item.name || degrees === undefined ? item.angle : turnInto(degrees, 0)

  function handleSubmit() {
    setSent(true)
    if (problemOf(ItemName, name)) return
    change.mutate(
      { id: item.id, category: item.category, name, attachmentPower, angle, from: 'diagram' },
      { onSuccess: onClose },
    )
  }

  return (
    <Dialog title="Edit Item" look="wide" onClose={onClose}>
      <Form className="item-dialog" onSubmit={handleSubmit}>
        <div className="item-dialog-fields">
          <p className="small muted">
            {categoryLabel(item.category)}
            {isExample(item) && '. This is an example. Save it to make it yours.'}
          </p>
          <NameField
            value={name}
            problem={(wasSent ? problemOf(ItemName, name) : null) ?? problemMessage(change.error)}
            ref={startsFocused}
            onChange={({ target }) => setName(target.value)}
          />
          <PowerField tenths={tenths} onChange={setTenths} />
          <div className="item-turn" role="group" aria-label="Place on the map">
            <span className="field-label" aria-hidden="true">
              Place on the map
            </span>
            <IconButton label="Move counter-clockwise" onClick={() => onTurn(item.id, 1)}>
              <RotateCcw aria-hidden />
            </IconButton>
            <IconButton label="Move clockwise" onClick={() => onTurn(item.id, -1)}>
              <RotateCw aria-hidden />
            </IconButton>
          </div>
          <ItemRelations item={item} items={items} relationships={relationships} />
          {onRelate && (
            <Button isAlone size="small" onClick={onRelate}>
              <Spline aria-hidden />
              Add Relationship
            </Button>
          )}
          <DialogActions
            start={
              <Button
                look="danger"
                onClick={() => {
                  remove.mutate({ id: item.id, from: 'diagram' })
                  onClose()
                }}
              >
                <Trash2 aria-hidden />
                Delete
              </Button>
            }
          >
            <Button look="primary" type="submit" disabled={change.isPending}>
              {change.isPending ? 'Saving...' : 'Save'}
            </Button>
          </DialogActions>
        </div>
        <ItemPreview
          items={drawn}
          relationships={relationships}
          draft={{ ...item, name, attachmentPower, angle }}
        />
      </Form>
    </Dialog>
  )
}

type ItemRelationsProps = {
  item: SelfMapItem
  items: readonly SelfMapItem[]
  relationships: readonly Relationship[]
}

/** Lists an item's relationships as sentences. */
function ItemRelations({ item, items, relationships }: ItemRelationsProps) {
  const nameOf = (id: number) => items.find((it) => it.id === id)?.name
  const mine = relationships.filter(({ sourceItemId, targetItemId }) =>
    [sourceItemId, targetItemId].includes(item.id),
  )
  if (mine.length === 0) return null
  return (
    <ul className="small" aria-label="This item’s relationships">
      {mine.map(({ id, sourceItemId, targetItemId, relationshipType }) => (
        <li key={id}>
          <bdi>{nameOf(sourceItemId)}</bdi> <strong>{RELATIONSHIP_VERBS[relationshipType]}</strong>{' '}
          <bdi>{nameOf(targetItemId)}</bdi>
        </li>
      ))}
    </ul>
  )
}
