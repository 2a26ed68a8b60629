import { useMutation } from '@tanstack/react-query'
import { admin, type InstanceState } from '#contract/admin.ts'
import { call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { INSTANCE } from './instance-key.ts'

const STATES = {
  'at rest': 'Not used yet. It loads its files with the first words.',
  ready: 'It is ready.',
  missing: 'We can’t read its files. Analyses have to wait, but help is still shown.',
} as const

export function EngineCard({
  engine,
  languageModel,
}: Pick<InstanceState, 'engine' | 'languageModel'>) {
  const probe = useMutation({
    mutationFn: () => call(admin.probe, {}),
    meta: { failed: 'We couldn’t try it', changes: [INSTANCE] },
  })
  return (
    <Card title="Engine">
      <div className="stack">
        {engine && (
          <p>
            {STATES[engine.state]} {engine.readings > 0 && workOf(engine)}
          </p>
        )}
        <p>{languageModel ? readsAlong(languageModel) : NONE_READS_ALONG}</p>
        <div className="row">
          <Button disabled={probe.isPending} onClick={() => probe.mutate()}>
            {probe.isPending ? 'Reading...' : 'Let it read a made-up sentence'}
          </Button>
          <p role="status">{probe.data && resultOf(probe.data)}</p>
        </div>
      </div>
    </Card>
  )
}

const NONE_READS_ALONG =
  'No language model reads along. Start Ollama, LM Studio or llama-server on this machine, or see docs/models.md.'
const readsAlong = ({ name, right, of }: NonNullable<InstanceState['languageModel']>): string =>
  `${name} reads along. It read ${right} of ${of} made-up texts right.`

const workOf = ({ readings, failures }: NonNullable<InstanceState['engine']>): string =>
  `Asked ${times(readings)} since this process started. It failed ${failures === 0 ? 'never' : times(failures)}.`
const times = (count: number): string => (count === 1 ? 'once' : `${count} times`)

const resultOf = ({ isWell, milliseconds }: { isWell: boolean; milliseconds: number }): string =>
  isWell ? `It read the sentence in ${milliseconds} ms.` : 'It couldn’t read the sentence.'
