import { PRODUCT_NAME } from '#domain/content/product.ts'
import { LEVER_LABELS } from '#domain/situation/analysis-words.ts'
import { Lesson } from '#web/features/learning/lesson.tsx'
import { Bloom } from '#web/pictures/bloom.tsx'
import { TwoCircles } from '#web/pictures/two-circles.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import './application-lessons.css'

const LEVERS = [
  {
    title: 'Name it',
    text: 'Say which emotion it is, and how strong. Just naming it takes some of its force away.',
  },
  {
    title: LEVER_LABELS.body,
    text: 'When it’s strong or overwhelming, calm your body first. Breathe, walk, drink water. Decide afterwards.',
  },
  {
    title: LEVER_LABELS.perception,
    text: 'Is it true? Is it the whole story? Would a friend who was there tell it the same way?',
  },
  {
    title: LEVER_LABELS.expectation,
    text: 'Was it fair, and was it up to you? You can wish for it without insisting on it.',
  },
  {
    title: LEVER_LABELS.attachment,
    text: 'If it has grown too important, let it matter a little less, or give more time to something else.',
  },
  {
    title: LEVER_LABELS.action,
    text: 'If what you saw is true and what you expected is fair, change what can be changed.',
  },
] as const

/** The third tab: ways to use the framework. */
export function ApplicationLessons() {
  return (
    <div className="lessons">
      <Lesson title="Both sides can move" picture={<TwoCircles gap={0.12} />}>
        <p>
          A feeling comes from a comparison, so you can’t just tell it to change. But you can look
          at both sides of it, and at how much this matters to you. That gives you more options than
          it seems at the time.
        </p>
      </Lesson>
      <ol className="levers" aria-label="What you can do, in this order">
        {LEVERS.map(({ title, text }, index) => (
          <li key={title} className="card">
            <span className="levers-number figures" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p className="muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <Lesson title="One evening, seen two ways">
        <p>
          You’ve cooked for a friend. An hour before dinner, she texts: “So sorry, can’t make it
          tonight.” On your map she’s close to the centre, and so is being a good host.
        </p>
      </Lesson>
      <div className="readings">
        <figure className="card reading-card">
          <TwoCircles gap={0.75} />
          <p>
            <strong>Expected:</strong> she looks forward to this as much as I do.
          </p>
          <p>
            <strong>Perceived:</strong> she found something better.
          </p>
          <figcaption>
            <Bloom category="anger" /> Frustration, and some hurt underneath.
          </figcaption>
        </figure>
        <figure className="card reading-card">
          <TwoCircles gap={0.25} />
          <p>
            <strong>Expected:</strong> we see each other when both of us can.
          </p>
          <p>
            <strong>Perceived:</strong> something came up. I don’t know what yet.
          </p>
          <figcaption>
            <Bloom category="sadness" /> Disappointment, and the wish to ask if she’s all right.
          </figcaption>
        </figure>
      </div>
      <Lesson title="Where people use it">
        <ul>
          <li>
            <strong>Before a hard conversation.</strong> Write down what you expect of the other
            person. They may never have heard half of it.
          </li>
          <li>
            <strong>After something went wrong at work.</strong> Ask what was really hurt: the
            project, or how you see yourself? The second hurts for longer and takes something
            different to mend.
          </li>
          <li>
            <strong>When someone is angry with you.</strong> Anger defends something. Find out what
            it is before you answer.
          </li>
          <li>
            <strong>When you’re happy.</strong> Those moments are worth writing down too. They show
            you what to protect.
          </li>
        </ul>
      </Lesson>
      <Lesson title="What it isn’t for">
        <p>
          {PRODUCT_NAME} helps you think about ordinary feelings. It isn’t medical advice and it
          doesn’t diagnose anything. If you’re in danger, or it’s been too much for too long, talk
          to a person: <Link href="/help">Get help now</Link> lists numbers to call.
        </p>
        <LinkButton isAlone look="primary" href="/analyze-situation">
          Analyze a situation
        </LinkButton>
      </Lesson>
    </div>
  )
}
