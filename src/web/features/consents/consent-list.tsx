import { useMutation } from '@tanstack/react-query'
import type { Person } from '#domain/people/person.ts'
import { call } from '#web/lib/api.ts'
import { useSettings } from '#web/lib/calls/settings.ts'
import { hasPlans } from '#web/lib/instance.ts'
import { timeZone } from '#web/lib/time-zone.ts'
import { Checkbox } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useChangeConsents, useConsents } from './use-consents.ts'

const REMINDERS =
  'A reminder two days before your trial ends. You’ll always get emails about sign-in and payments.'
const NO_REMINDERS = 'Occasional reminders. You’ll always get emails about sign-in.'

const LETTER = 'On Mondays, with your own words in it. We’ll stop after 90 days without a visit.'

const UNCONFIRMED = 'You need to confirm your email first.'
/** A typed address may belong to someone else. Without codes it is never confirmed. */
const NEVER_CONFIRMED =
  'This site signs people in without a code, so emails aren’t confirmed and none are sent.'

/** A person's consents, each given or withdrawn with one click. */
export function ConsentList({ person }: { person: Person }) {
  const { id: userId, emailConfirmed } = person
  const consents = useConsents(userId)
  const { mutate, isPending } = useChangeConsents(userId)
  const mail = useMutation({
    // With the time zone, because the letter comes on Monday morning in the person's zone.
    mutationFn: async (isWanted: boolean) => {
      const { letters } = await import('#contract/letters.ts')
      return call(letters.mail, { userId }, { isWanted, zone: timeZone() })
    },
    meta: { failed: 'We couldn’t save your choice', changes: ['letter'] },
  })
  const unconfirmed = useSettings().data?.signIn === 'open' ? NEVER_CONFIRMED : UNCONFIRMED
  const reminders = hasPlans() ? REMINDERS : NO_REMINDERS
  return (
    <Loaded query={consents}>
      {({ externalEngine, externalContext, mails, letter }) => (
        <div className="stack">
          <Checkbox
            label="Optional emails"
            hint={emailConfirmed ? reminders : unconfirmed}
            checked={mails.isGiven}
            disabled={isPending}
            onChange={(event) => mutate({ mails: event.currentTarget.checked })}
          />
          {/* The letter contains the person's words, so it is never sent to an unconfirmed address. */}
          <Checkbox
            label="The weekly letter by email"
            hint={emailConfirmed ? LETTER : unconfirmed}
            checked={letter.isGiven}
            disabled={mail.isPending || !(emailConfirmed || letter.isGiven)}
            onChange={(event) => mail.mutate(event.currentTarget.checked)}
          />
          {externalEngine.provider && (
            <Checkbox
              label={`Let ${externalEngine.provider} read my situations`}
              hint="We send them the title, the description, the chosen items with their kind and how close they are, the day, what our own engine read, what the model wrote about it and what you corrected. In “Walk me through it”, your words are also sent along the way, for suggestions. Never your name or email. If you say no, everything is read on this server."
              checked={externalEngine.isGiven}
              disabled={isPending}
              onChange={(event) => mutate({ externalEngine: event.currentTarget.checked })}
            />
          )}
          {externalEngine.provider && externalEngine.isGiven && (
            <Checkbox
              label={`Share more with ${externalEngine.provider}: my map, earlier analyses and my week`}
              hint="Up to thirty items from your map with their relationships, and up to five earlier analyses of the same items: the day, the item and the feeling. For the weekly letter, up to twelve situations from that week, the first 400 characters of each, with day, items and feelings. Never anything that sounds like danger, a death or harm."
              checked={externalContext.isGiven}
              disabled={isPending}
              onChange={(event) => mutate({ externalContext: event.currentTarget.checked })}
            />
          )}
        </div>
      )}
    </Loaded>
  )
}
