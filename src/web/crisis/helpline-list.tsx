import { ExternalLink as ExternalIcon, MessageCircle, Phone } from 'lucide-react'
import { callHref, type Helpline, textHref } from '#domain/content/helplines.ts'
import { LinkButton } from '#web/ui/button.tsx'
import './crisis.css'

/** Lists helplines, with links to call or text them. */
export function HelplineList({ lines, label }: { lines: readonly Helpline[]; label: string }) {
  return (
    <ul className="helplines" aria-label={label}>
      {lines.map((line) => (
        <li key={line.name} className="helpline">
          <div className="helpline-words">
            <p className="helpline-name">{line.name}</p>
            {line.note && <p className="small muted">{line.note}</p>}
          </div>
          <Ways {...line} />
        </li>
      ))}
    </ul>
  )
}

function Ways({ name, call, text, web }: Helpline) {
  return (
    <div className="helpline-ways">
      {call && (
        <PhoneLink href={callHref(call)}>
          <Phone aria-hidden />
          Call {call}
          <span className="sr-only">, {name}</span>
        </PhoneLink>
      )}
      {text && (
        <PhoneLink href={textHref(text)}>
          <MessageCircle aria-hidden />
          Text {text.words ? `${text.words} to ${text.to}` : text.to}
          <span className="sr-only">, {name}</span>
        </PhoneLink>
      )}
      {web && (
        <LinkButton href={web} isExternal>
          <ExternalIcon aria-hidden />
          {new URL(web).host}
        </LinkButton>
      )}
    </div>
  )
}

/** A plain link, because the device dials the number and no route of ours is involved. */
export function PhoneLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <a className="button button-outline" href={href}>
      {children}
    </a>
  )
}
