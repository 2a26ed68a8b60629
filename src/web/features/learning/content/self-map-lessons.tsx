import { FRAMEWORK_NAME } from '#domain/content/product.ts'
import { Lesson } from '#web/features/learning/lesson.tsx'
import { MixedPicture, RingsPicture, TiesPicture } from '#web/features/learning/lesson-pictures.tsx'
import { LinkButton } from '#web/ui/button.tsx'

/** The first tab: the parts of the self. */
export function SelfMapLessons() {
  return (
    <div className="lessons">
      <Lesson title="“Me” is more than your body" picture={<RingsPicture />}>
        <p>
          When someone insults a stranger, you hear it. When someone insults your sister, you feel
          it. The words may be the same. The difference is that your sister is part of what you call
          “me”.
        </p>
        <p>
          Your Self-Map shows these parts: the people, ideas, stories and achievements your mind
          protects as if they were you. SELF is in the middle. Around it is everything that can make
          you feel something.
        </p>
      </Lesson>
      <Lesson title="Four kinds of things">
        <ul>
          <li>
            <strong>People.</strong> The people you love, and the people you compare yourself with.
          </li>
          <li>
            <strong>Ideas and likes.</strong> What you believe, enjoy and stand for: fairness, a
            football club, a tidy kitchen.
          </li>
          <li>
            <strong>Life story.</strong> Where you come from, and the chapters of your life you talk
            about when someone asks who you are.
          </li>
          <li>
            <strong>Accomplishments.</strong> What you have made, earned or mastered.
          </li>
        </ul>
        <p>If something doesn’t fit any of them, give it its own category.</p>
      </Lesson>
      <Lesson title="How close it is: attachment power">
        <p>
          Not everything on the map matters equally. Attachment power says how much an item matters
          to you: 0 is not at all, 1 is completely. The higher the number, the closer the item is to
          the middle, and the more you feel it when something happens to it.
        </p>
        <p>
          There are no right numbers. A good way to find yours is to imagine it gone. How much you
          feel is roughly how attached you are. You can change a number later, and often that’s the
          most honest thing to do.
        </p>
      </Lesson>
      <Lesson title="Everything is connected: relationships" picture={<TiesPicture />}>
        <p>What happens to one item also affects the items it’s tied to.</p>
        <ul>
          <li>
            <strong>Supports</strong> passes it on in full. When your friends are well, your studies
            feel easier.
          </li>
          <li>
            <strong>Conflicts</strong> turns it around. A promotion is good news for your ambition
            and less so for your evenings at home.
          </li>
          <li>
            <strong>Influences</strong> passes on a little. How you grew up still colours what money
            means to you.
          </li>
        </ul>
      </Lesson>
      <Lesson title="Why feelings are often mixed" picture={<MixedPicture />}>
        <p>
          One event can touch several items at once. Each has its own expectation and its own
          perception, so each has its own feeling. At a farewell party you can be sad about the
          friend, a little angry at the timing, worried about the Sundays to come and glad about the
          job they got.
        </p>
        <p>
          You’re not confused. In the words of the {FRAMEWORK_NAME}, you’re running four equations
          at the same time.
        </p>
        <LinkButton isAlone href="/self-map">
          Look at your Self-Map
        </LinkButton>
      </Lesson>
    </div>
  )
}
