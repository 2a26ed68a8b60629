import { hasPlans } from '#web/lib/instance.ts'
import { Checkbox } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useChangeConsents, useConsents, useLetterConsent } from './use-consents.ts'

const REMINDERS =
  'A reminder two days before your trial ends. Mails about sign-in and payments come in any case.'
const NO_REMINDERS = 'Reminders you may like. Mails about sign-in come in any case.'

/** What a person agreed to, each to be given or taken back with one click. */
export function ConsentList({ userId }: { userId: number }) {
  const consents = useConsents(userId)
  const { mutate, isPending } = useChangeConsents(userId)
  const mail = useLetterConsent(userId)
  return (
    <Loaded query={consents}>
      {({ externalEngine, externalContext, mails, letter }) => (
        <div className="stack">
          <Checkbox
            label="Optional mails"
            hint={hasPlans() ? REMINDERS : NO_REMINDERS}
            checked={mails.isGiven}
            disabled={isPending}
            onChange={(event) => mutate({ mails: event.currentTarget.checked })}
          />
          <Checkbox
            label="The weekly letter by mail"
            hint="On Sundays, with your own words in it. It stops by itself after 90 quiet days."
            checked={letter.isGiven}
            disabled={mail.isPending}
            onChange={(event) => mail.mutate(event.currentTarget.checked)}
          />
          {externalEngine.provider && (
            <Checkbox
              label={`Let ${externalEngine.provider} read my situations`}
              hint="Title, description, the chosen items with their kind and how near they are, the day, what our own engine read, what the model wrote about it and what you put right are sent there, and on a walk the words before its end, for suggestions. Never your name or email. Without it, everything is read on this server."
              checked={externalEngine.isGiven}
              disabled={isPending}
              onChange={(event) => mutate({ externalEngine: event.currentTarget.checked })}
            />
          )}
          {externalEngine.provider && externalEngine.isGiven && (
            <Checkbox
              label={`Tell ${externalEngine.provider} more of my map, earlier readings and my week`}
              hint="Up to thirty items of your map with their ties, and up to five earlier readings of the same parts: the day, the part and the feeling. For the letter about a week up to twelve situations of it, the first 400 characters of each, with day, parts and feelings; never one that speaks of danger, a death or harm."
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
