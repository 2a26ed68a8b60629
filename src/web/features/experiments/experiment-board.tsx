import { useState } from 'react'
import { experiments } from '#contract/experiments.ts'
import { EMOTION_LABELS, type EmotionCategory } from '#domain/emotion/emotion.ts'
import { formatExperiment, formatTosses } from '#domain/findings/experiment-words.ts'
import { type Experiment, NewExperiment, WAY } from '#domain/steps/own-experiment.ts'
import { Help } from '#web/crisis/crisis-watch.tsx'
import { useAsk } from '#web/lib/calls/use-ask.ts'
import { useSend, useSendFor } from '#web/lib/calls/use-send.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { EXPERIMENTS } from '#web/lib/query-keys.ts'
import { Bloom } from '#web/pictures/bloom.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'

type Props = {
  userId: number
  experiments: readonly Experiment[]
}

/** Running and finished experiments, and a form to start one. */
export function ExperimentBoard({ userId, experiments: list }: Props) {
  const [isOpen, setOpen] = useState(false)
  const queryKey = [...EXPERIMENTS, 'feelings', userId]
  const { data: feelings = [] } = useAsk(queryKey, experiments.feelings, { userId })
  return (
    <div className="stack">
      {list.map((it) => (
        <ExperimentCard key={it.id} experiment={it} />
      ))}
      {isOpen ? (
        <Begin userId={userId} feelings={feelings} onDone={() => setOpen(false)} />
      ) : feelings.length > 0 ? (
        <Button isAlone onClick={() => setOpen(true)}>
          Start an experiment
        </Button>
      ) : (
        <p className="muted reading">
          No feeling comes up often enough yet to compare two things within ten weeks. Once one
          does, you can start here.
        </p>
      )}
    </div>
  )
}

function ExperimentCard({ experiment }: { experiment: Experiment }) {
  const { id, category, wayA, wayB, createdAt, state } = experiment
  const end = useSendFor(experiments.end, {}, 'Something went wrong', 'experiments')
  const remove = useSendFor(experiments.remove, {}, 'Something went wrong', 'experiments')
  const [isSure, setSure] = useState(false)
  const isRunning = state === 'goes on'
  return (
    <Card
      title={`${EMOTION_LABELS[category]}: ${wayA}, or ${wayB}?`}
      aside={<Bloom category={category} size={28} />}
    >
      <p>{formatExperiment(experiment)}</p>
      <p className="small muted">
        Since {formatDay(createdAt)}. {formatTosses(experiment)}
      </p>
      <div className="row">
        {isRunning && (
          <Button look="quiet" size="small" disabled={end.isPending} onClick={() => end.mutate(id)}>
            End it
          </Button>
        )}
        {isSure ? (
          <>
            <Button size="small" disabled={remove.isPending} onClick={() => remove.mutate(id)}>
              Delete it and its coin tosses
            </Button>
            <Button look="quiet" size="small" onClick={() => setSure(false)}>
              Cancel
            </Button>
          </>
        ) : (
          <Button look="quiet" size="small" onClick={() => setSure(true)}>
            Delete
          </Button>
        )}
      </div>
    </Card>
  )
}

type BeginProps = Pick<Props, 'userId'> & {
  feelings: readonly EmotionCategory[]
  onDone: () => void
}

function Begin({ userId, feelings, onDone }: BeginProps) {
  const [category, setCategory] = useState(feelings[0]!)
  const [ways, setWays] = useState({ wayA: '', wayB: '' })
  const [problem, setProblem] = useState<string | null>(null)
  const failed = 'We couldn’t start the experiment'
  const begin = useSend(experiments.add, { userId }, failed, 'experiments')
  const isHelped = begin.data !== undefined && 'crisis' in begin.data
  function handleSubmit() {
    const wish = NewExperiment.safeParse({ category, ...ways })
    setProblem(wish.error?.issues[0]?.message ?? null)
    if (!wish.success) return
    begin.mutate(wish.data, { onSuccess: (reply) => 'id' in reply && onDone() })
  }
  return (
    <Card title="Which of two things helps more?">
      <Form onSubmit={handleSubmit}>
        <Help texts={[ways.wayA, ways.wayB]} isKnown={isHelped} />
        <SelectField
          label="When this feeling comes up"
          value={category}
          onChange={({ currentTarget: { value } }) =>
            setCategory(feelings.find((it) => it === value) ?? category)
          }
          options={feelings.map((it) => [it, EMOTION_LABELS[it]] as const)}
        />
        <TextField
          label="One thing to try"
          hint="For example, a walk"
          value={ways.wayA}
          maxLength={WAY.max}
          onChange={({ currentTarget }) => setWays({ ...ways, wayA: currentTarget.value })}
        />
        <TextField
          label="Another thing to try"
          hint="For example, talking to someone"
          value={ways.wayB}
          maxLength={WAY.max}
          problem={problem}
          onChange={({ currentTarget }) => setWays({ ...ways, wayB: currentTarget.value })}
        />
        <p className="small muted reading">
          Each time you analyze this feeling, a coin toss can choose which one to try, or you can
          skip it with one tap. We’ll ask how strong the feeling is at that point, and again a day
          later. The coin keeps it fair. You’ll get a first result after 24 tosses and another after
          40, but nothing in between.
        </p>
        <div className="row">
          <Button look="primary" type="submit" disabled={begin.isPending}>
            Begin
          </Button>
          <Button look="quiet" onClick={onDone}>
            Cancel
          </Button>
        </div>
      </Form>
    </Card>
  )
}
