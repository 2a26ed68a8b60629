import { usePageTitle } from '#web/lib/page-title.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import './calm-page.css'
import { withBase } from '#web/lib/base.ts'

type Props = {
  title: string
  text: string
  action: { label: string; run: () => void }
  /** Inside the shell there is a page around it already. */
  isAlone?: boolean
}

/** Something of ours did not work. It says so, what to do, and where help is; it needs nothing else. */
export function CalmPage({ title, text, action, isAlone }: Props) {
  usePageTitle(title)
  const Frame = isAlone ? 'main' : 'div'
  return (
    <Frame className="calm-page">
      <Card>
        <div className="stack" role="alert">
          <h1>{title}</h1>
          <p className="reading">{text}</p>
          <div className="row">
            <Button look="primary" onClick={action.run}>
              {action.label}
            </Button>
            <a className="button button-quiet" href={withBase('/help')}>
              Get help now
            </a>
          </div>
        </div>
      </Card>
    </Frame>
  )
}

/** A page that could not be fetched or drawn. */
export function FaultPage({ isAlone = false }: { isAlone?: boolean }) {
  return (
    <CalmPage
      title="This page didn’t open"
      text="Something went wrong on our side, or you lost your connection. Everything you’ve saved is safe, and so is your draft."
      action={{ label: 'Reload', run: () => location.reload() }}
      isAlone={isAlone}
    />
  )
}
