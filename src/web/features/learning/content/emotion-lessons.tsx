import { EMOTION_LABELS, type EmotionCategory } from '#domain/emotion/emotion.ts'
import { EmotionWheel } from '#web/features/learning/emotion-wheel.tsx'
import { EquationLab } from '#web/features/learning/equation-lab.tsx'
import { Lesson, LessonPiece } from '#web/features/learning/lesson.tsx'
import { StrengthPicture } from '#web/features/learning/lesson-pictures.tsx'
import { Bloom } from '#web/pictures/bloom.tsx'
import { TwoCircles } from '#web/pictures/two-circles.tsx'
import { TableHead } from '#web/ui/table-head.tsx'

const SIGNS: readonly [category: EmotionCategory, sign: string][] = [
  ['happiness', 'You have it, or you’ve gained it, and that’s settled.'],
  ['pride', 'You think highly of it.'],
  ['positiveanticipation', 'Something good is on its way.'],
  ['sadness', 'It’s lost, and part of you accepts that.'],
  ['worry', 'It could be lost later. Nothing is decided.'],
  ['fear', 'It could be lost now.'],
  ['anger', 'Someone or something attacks it, and you stand up for it.'],
  ['disgust', 'Something comes close that you want to keep away.'],
  ['negativeanticipation', 'A loss is coming, and you feel sure of it.'],
  ['regret', 'It was lost some time ago.'],
  ['shame', 'You think badly of it.'],
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
          <strong>EP</strong> is your expectation or preference for something on your map. Even if
          you’ve never thought about it, you have one: it should keep its worth, or gain.
        </p>
        <p>
          <strong>P</strong> is your perception: what you believe is happening to it right now. It
          doesn’t have to be true to affect you.
        </p>
        <p>
          <strong>ER</strong> is the emotional reaction to the difference between the two. When
          they’re close, it’s pleasant. When they’re far apart, it isn’t. If nothing on your map is
          affected, there’s nothing to feel.
        </p>
      </Lesson>
      <LessonPiece
        title="Try it"
        text="Think of one thing that matters to you. Move the sliders for what you expect and what you see happening."
      >
        <EquationLab />
      </LessonPiece>
      <Lesson title="What decides which emotion it is">
        <p>
          The gap alone only tells you whether it’s pleasant or not. Which feeling it becomes
          depends on a few plain questions. Is it a loss or a gain? Have you accepted it, or is it
          still open? Is it over, happening now or coming up? Does it come from outside, from you,
          or from how good or bad the thing is in itself?
        </p>
      </Lesson>
      <div className="lesson-table">
        <table className="table">
          <TableHead
            titles={['Group', 'What you see happening to something that matters to you']}
          />
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
          The group is the kind of feeling. There are eleven. The word says exactly which one it is.
          Relief, gratitude and calm are all happiness, but no two of them are the same. The number
          says how strong it is. Word and number don’t depend on each other. And what you call it
          yourself always comes first.
        </p>
      </Lesson>
      <Lesson title="What decides how strong it is" picture={<StrengthPicture />}>
        <p>
          The number, from 1 to 10, comes from two others: how close the item is to you, and how
          much it has changed. If both are 0.5, the result is 5. If the item isn’t yours, or nothing
          changes, there’s nothing to feel. If you’re unsure of what you see, it’s a little less.
          That’s why a small remark about something close to you can hurt more than a disaster far
          away.
        </p>
        <p>
          What you write counts too: “a bit” or “really”, a sleepless night, a slammed door. Some
          things hit almost everyone hard, and we don’t play those down. And if you give the number
          yourself, we use yours.
        </p>
        <p>
          Each group has five steps, and each step covers two numbers: slight, mild, moderate,
          strong, overwhelming. It’s the same feeling throughout, only weaker or stronger. Annoyance
          and rage are both anger, but you handle them very differently.
        </p>
      </Lesson>
      <LessonPiece
        title="The emotion wheel"
        text="Eleven groups, five steps each. Choose one to see what brings it on."
      >
        <EmotionWheel />
      </LessonPiece>
    </div>
  )
}
