import type { ReactNode } from 'react'
import { admin, type InstanceState } from '#contract/admin.ts'
import { PAGES } from '#domain/content/pages.ts'
import { useAsk } from '#web/lib/calls/use-ask.ts'
import { inForm, useSend, useSendFor } from '#web/lib/calls/use-send.ts'
import { formatDay, formatHour } from '#web/lib/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Page } from '#web/ui/page.tsx'
import { OneTimeSecret, RevocableList } from '#web/ui/revocable-list.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import './admin.css'

/** Query key of the instance's state. */
const INSTANCE = ['instance'] as const

const WHO_MAY_COME = {
  open: 'Anyone can create an account here, even without an invitation.',
  invite: 'People need an invitation to create an account here.',
  closed: 'No one can create an account here, even with an invitation.',
} as const

type Props = Pick<InstanceState, 'registration' | 'invitations'>

function InvitationsCard({ registration, invitations }: Props) {
  const invite = useSend(admin.invite, {}, inForm('We couldn’t create the invitation'), INSTANCE)
  const withdraw = useSendFor(admin.withdraw, {}, 'We couldn’t remove it', INSTANCE)

  return (
    <Card isStack title="Invitations">
      <p className="muted">{WHO_MAY_COME[registration]}</p>
      {invitations.length > 0 && (
        <RevocableList
          icon={null}
          end="Remove"
          ending={withdraw}
          list={invitations}
          rowOf={({ id, email, expiresAt }) => ({
            name: `For ${email ?? 'anyone'}`,
            about: `until ${formatDay(expiresAt)}`,
            endLabel: `Remove invitation ${id} for ${email ?? 'anyone'}`,
          })}
        />
      )}
      {invite.data ? (
        <OneTimeSecret
          label="This is the link. You’ll only see it once, and we won’t email it"
          value={invite.data.link}
          onDone={() => invite.reset()}
        />
      ) : (
        <Form
          aria-label="New invitation"
          onSubmit={(given) =>
            invite.mutate({ email: String(given.get('email') ?? '').trim() || undefined })
          }
        >
          <TextField
            label="Email it is for"
            hint="If you leave this blank, the link works once, for whoever opens it first."
            name="email"
            type="email"
            autoComplete="off"
            problem={invite.error?.message ?? null}
          />
          <Button isAlone type="submit" disabled={invite.isPending}>
            Create a link
          </Button>
        </Form>
      )}
    </Card>
  )
}

const STATES = {
  'at rest': 'Not used yet. It loads its files when it first reads something.',
  ready: 'It’s ready.',
  missing: 'We can’t read its files. Analyses have to wait, but help is still shown.',
} as const

function EngineCard({ engine, languageModel }: Pick<InstanceState, 'engine' | 'languageModel'>) {
  const probe = useSend(admin.probe, {}, 'We couldn’t test it', INSTANCE)
  return (
    <Card isStack title="Engine">
      {engine && (
        <p>
          {STATES[engine.state]} {engine.readings > 0 && workOf(engine)}
        </p>
      )}
      <p>{languageModel ? readsAlong(languageModel) : NONE_READS_ALONG}</p>
      <div className="row">
        <Button disabled={probe.isPending} onClick={() => probe.mutate(undefined)}>
          {probe.isPending ? 'Reading...' : 'Test it on a made-up sentence'}
        </Button>
        <p role="status">{probe.data && resultOf(probe.data)}</p>
      </div>
    </Card>
  )
}

const NONE_READS_ALONG =
  'No language model is connected. Start Ollama, LM Studio or llama-server on this machine, or see docs/models.md.'
const readsAlong = ({ name, right, of }: NonNullable<InstanceState['languageModel']>): string =>
  `${name} is in use. It read ${right} of ${of} made-up texts correctly.`

const workOf = ({ readings, failures }: NonNullable<InstanceState['engine']>): string =>
  `Asked ${times(readings)} since this process started. It failed ${failures === 0 ? 'never' : times(failures)}.`
const times = (count: number): string => (count === 1 ? 'once' : `${count} times`)

const resultOf = ({ isWell, milliseconds }: { isWell: boolean; milliseconds: number }): string =>
  isWell ? `It read the sentence in ${milliseconds} ms.` : 'It couldn’t read the sentence.'

/** The state of the instance, for operators. */
export function AdminScreen() {
  const instance = useAsk(INSTANCE, admin.state, {})
  return (
    <Page
      title={PAGES['/admin'].title}
      intro="For the people who run it. No one’s words are read or shown here."
      actions={
        <Button disabled={instance.isFetching} onClick={() => void instance.refetch()}>
          Refresh
        </Button>
      }
    >
      <Loaded query={instance} waiting={<Skeleton height={420} />}>
        {(state) => (
          <div className="stack">
            <Card title="Now">
              <dl className="admin-facts figures">
                <Fact name="Accounts">{state.accounts}</Fact>
                <Fact name="Emails waiting">{countSince(state.mails.waiting, state.mails)}</Fact>
                <Fact name="Sign-ins refused">
                  {countSince(state.refusedSignIns.count, state.refusedSignIns)}
                </Fact>
                {state.fileState && (
                  <Fact name="Database file">{FILE_STATES[state.fileState]}</Fact>
                )}
                <Fact name="Free disk space">{roomOn(state.disk)}</Fact>
                <Fact name="Last backup">{backupLine(state.backup)}</Fact>
              </dl>
            </Card>
            <EngineCard engine={state.engine} languageModel={state.languageModel} />
            <InvitationsCard registration={state.registration} invitations={state.invitations} />
            <Card title="Versions">
              <dl className="admin-facts figures">
                <Fact name="Innermap">{state.versions.product}</Fact>
                <Fact name="Node">{state.versions.node}</Fact>
                <Fact name="Database">{state.versions.database}</Fact>
                <Fact name="Newest migration">{state.versions.migration}</Fact>
              </dl>
            </Card>
          </div>
        )}
      </Loaded>
    </Page>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
)

const momentOf = (moment: string) => `${formatDay(moment)}, ${formatHour(moment)}`

const countSince = (count: number, { since }: { since: string | null }): string =>
  since ? `${count}, since ${momentOf(since)}` : String(count)

const GIGABYTE = 1024 ** 3

const FILE_STATES: Record<NonNullable<InstanceState['fileState']>, string> = {
  checking: 'being checked',
  well: 'fine at the last start',
  damaged: 'damaged, so restore a backup',
}

function roomOn(disk: InstanceState['disk']): string {
  if (!disk) return 'not known'
  const [free, size] = [disk.free, disk.size].map((bytes) => (bytes / GIGABYTE).toFixed(1))
  return `${free} of ${size} GB`
}

function backupLine(backup: InstanceState['backup']): string {
  if (!backup) return 'with pg_dump, outside this server'
  const every = backup.everyHours
    ? `one every ${backup.everyHours} h`
    : 'none is made automatically'
  return backup.takenAt
    ? `${momentOf(backup.takenAt)}, checked when it was made, ${every}`
    : `none; ${every}`
}
