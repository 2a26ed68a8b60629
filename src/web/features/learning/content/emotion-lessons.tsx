import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import { EMOTION_LABELS } from '#domain/emotion/emotion.ts'
import { EmotionWheel } from '#web/features/learning/emotion-wheel.tsx'
import { EquationLab } from '#web/features/learning/equation-lab.tsx'
import { Lesson, LessonPiece } from '#web/features/learning/lesson.tsx'
import { StrengthPicture } from '#web/features/learning/lesson-pictures.tsx'
import { Bloom } from '#web/pictures/bloom.tsx'
import { TwoCircles } from '#web/pictures/two-circles.tsx'

const SIGNS: readonly [category: EmotionCategory, sign: string][] = [
  ['happiness', 'It is kept or won, and settled.'],
  ['pride', 'Its worth is seen as high.'],
  ['positiveanticipation', 'A gain is on its way.'],
  ['sadness', 'It is lost, and part of you accepts that.'],
  ['worry', 'It could be lost later; nothing is decided.'],
  ['fear', 'It could be lost now.'],
  ['anger', 'Somebody or something attacks it, and you say no.'],
  ['disgust', 'Something comes close that must stay away.'],
  ['negativeanticipation', 'A loss is coming, and you take it as certain.'],
  ['regret', 'It was lost some time ago.'],
  ['shame', 'Its worth is seen as low.'],
]

/** The second tab: which emotion it is, and how strong. */
export function EmotionLessons() {
  return (
    <div className="lessons">
      <Lesson title="The equation" picture={<TwoCircles gap={0.62} />}>
        <p className="lesson-equation">
          EP <span>Δ</span> P <span>=</span> ER
        </p>
        <p>
          <strong>EP</strong> is your expectation or preference for something on your map. If you
          never thought about it, it still has one: it should keep its worth, or gain.
        </p>
        <p>
          <strong>P</strong> is your perception: what you believe is happening to it right now. It
          does not have to be true to work on you.
        </p>
        <p>
          <strong>ER</strong> is the emotional reaction, the answer to the difference between the
          two. When they are close, it is pleasant. When they part, it is not. If nothing on your
          map is touched, there is nothing to feel.
        </p>
      </Lesson>
      <LessonPiece
        title="Try it"
        text="Think of one thing that matters to you. Move what you expect for it and what you see happening to it."
      >
        <EquationLab />
      </LessonPiece>
      <Lesson title="What decides which emotion it is">
        <p>
          The gap alone says pleasant or unpleasant. Which emotion it becomes depends on a few plain
          questions: is it a loss or a gain? Have you accepted it, or is it still open? Is it past,
          present or ahead? Does it come from outside, from you, or from how good the thing simply
          is?
        </p>
      </Lesson>
      <div className="lesson-table">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Group</th>
              <th scope="col">What you perceive about something of yours</th>
            </tr>
          </thead>
          <tbody>
            {SIGNS.map(([category, sign]) => (
              <tr key={category}>
                <th scope="row">
                  <span className="lesson-group">
                    <Bloom category={category} size={26} />
                    {EMOTION_LABELS[category]}
                  </span>
                </th>
                <td>{sign}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Lesson title="The group, the word and the number">
        <p>
          The group says what kind of equation it is: there are eleven. The word says which feeling
          of that kind: relief, gratitude and calm are all happiness, and no two of them are the
          same. The number says how strong it is. No word stands for a number, and no number changes
          a word. What you call it yourself comes first, everywhere.
        </p>
      </Lesson>
      <Lesson title="What decides how strong it is" picture={<StrengthPicture />}>
        <p>
          The number, from 1 to 10, lies between two others: how close the part is to you, and how
          far it has moved. Both at 0.5 give a 5. If the part is not yours, or nothing moves, there
          is nothing to feel. Being unsure of what you see takes a little off. That is why a small
          remark about something close to your centre can hurt more than a disaster far away.
        </p>
        <p>
          What you write counts as well: “a bit” or “so”, a night without sleep, a door that was
          slammed. Some events hardly anybody feels weakly, and they are not computed down. And
          where you say the number yourself, that is the number.
        </p>
        <p>
          Each group has five steps, two numbers each: slight, mild, clear, strong, overwhelming.
          They are degrees of the same feeling. Annoyance and rage are one emotion, but they ask for
          very different evenings.
        </p>
      </Lesson>
      <LessonPiece
        title="The emotion wheel"
        text="Eleven groups, five steps each. Choose one to see what brings it about."
      >
        <EmotionWheel />
      </LessonPiece>
    </div>
  )
}
