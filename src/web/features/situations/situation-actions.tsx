import { Ellipsis, Eye, Trash2 } from 'lucide-react'
import { Button, IconButton } from '#web/ui/button.tsx'
import { OnDesk, OnPhone } from '#web/ui/fitting.tsx'
import { Menu } from '#web/ui/menu.tsx'
import './situation-row.css'

type Props = {
  situation: { id: number; title: string }
  onView: (id: number) => void
  /** Absent if nothing can be deleted. */
  onDelete?: ((id: number) => void) | undefined
}

/** View and Delete. On a phone the whole row is View, and Delete is out of the thumb's reach. */
export function SituationActions({ situation: { id, title }, onView, onDelete }: Props) {
  return (
    <div className="situation-actions">
      <Button size="small" look="quiet" onClick={() => onView(id)}>
        <Eye aria-hidden />
        View<span className="sr-only"> {title}</span>
      </Button>
      {onDelete && (
        <>
          <OnDesk>
            <Button size="small" look="quiet" onClick={() => onDelete(id)}>
              <Trash2 aria-hidden />
              Delete<span className="sr-only"> {title}</span>
            </Button>
          </OnDesk>
          <OnPhone>
            <Menu
              button={(props) => (
                <IconButton label={`More for ${title}`} {...props}>
                  <Ellipsis aria-hidden />
                </IconButton>
              )}
              items={[
                { label: 'Delete', icon: <Trash2 aria-hidden />, onChoose: () => onDelete(id) },
              ]}
            />
          </OnPhone>
        </>
      )}
    </div>
  )
}
