import { AtSign, Mail, Users } from 'lucide-react'
import type { messageHrefs } from '#domain/sharing/share.ts'
import { LinkButton } from '#web/ui/button.tsx'

type Props = { hrefs: ReturnType<typeof messageHrefs>; text: string }

/** Opens a message elsewhere, already written; the person sends it there, or not. */
export function SocialTab({ hrefs, text }: Props) {
  return (
    <div className="stack">
      <p className="share-message">{text}</p>
      <div className="share-ways">
        <LinkButton href={hrefs.email} isExternal>
          <Mail aria-hidden />
          E-mail
        </LinkButton>
        <LinkButton href={hrefs.microblog} isExternal>
          <AtSign aria-hidden />
          Post on X
        </LinkButton>
        <LinkButton href={hrefs.network} isExternal>
          <Users aria-hidden />
          Share on Facebook
        </LinkButton>
      </div>
    </div>
  )
}
