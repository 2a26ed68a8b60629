import { FRAMEWORK_AUTHOR, FRAMEWORK_NAME } from '#domain/content/product.ts'
import { Link } from '#web/ui/link.tsx'

/** The text of the article. Every claim about research names its source. */
export function Article() {
  return (
    <>
      <p className="lead">
        Emotional intelligence is the ability to notice what you feel, to understand where it comes
        from, and to do something useful with it. It isn’t about being nice, and it isn’t about
        being calm. It is a skill, and like other skills it is made of parts that can be practised.
      </p>

      <h2>Where the idea comes from</h2>
      <p>
        The term entered psychology in 1990, when Peter Salovey and John Mayer described a set of
        abilities that had been studied apart from each other: reading emotions in yourself and in
        others, telling them from one another, and using what they say to guide thinking and action.
        Seven years later they sorted these abilities into four branches, each resting on the one
        before: perceiving emotions, using them to think, understanding them, and managing them.
        Daniel Goleman’s book of 1995 carried the idea to a wide public and added a good deal to it,
        from self-discipline to social skill. Much of the later argument is about those additions.
        The narrow idea, emotional intelligence as an ability, has held up better than the wide one.
      </p>
      <p>
        It is worth being modest about what the ability buys. In a large review published in 2010,
        Dana Joseph and Daniel Newman found that ability tests say something about how well people
        do in jobs that demand a lot of emotional work, such as care or service, and much less in
        jobs that don’t. Emotional intelligence isn’t a master key. But most of us spend our lives
        among people, and for that it is a good key to have.
      </p>

      <h2>An emotion is an answer</h2>
      <p>
        Why does the same remark make one person laugh and another one leave the room? The remark
        can’t be the whole reason. In 1960 Magda Arnold suggested that an emotion begins with an
        appraisal: a quick, mostly wordless judgement of what an event means for me. Richard Lazarus
        built on this for three decades. In his account of 1991, each emotion has a core theme.
        Anger answers an offence against me and mine. Sadness answers a loss that can’t be undone.
        Fright answers a danger that is here. What counts is not the event but what it means for
        something that matters to the person.
      </p>
      <p>
        {FRAMEWORK_AUTHOR}’s {FRAMEWORK_NAME}, the basis of this product, says the same in the shape
        of a comparison. There is something that belongs to who you are. You expect it to keep its
        worth, or to gain. You perceive what is happening to it. The emotional reaction is the
        answer to the difference between the two, and it is louder the more you are attached. This
        is a way of thinking rather than a law of nature, but it has one great practical merit: it
        shows where you can reach in. You can look at the expectation. You can look at the
        perception. You can look at what the thing means to you.
      </p>
      <p>
        Aaron Beck had come to a similar place from the side of medicine. In the 1960s and 70s he
        noticed that his patients’ moods followed short, automatic thoughts that passed almost
        unseen, and that many of these thoughts bent the facts in typical ways: taking one event for
        a rule, reading minds, telling the future, thinking in all or nothing. Writing a thought
        like this down and testing it against what is known became a central tool of cognitive
        therapy, and it is one of the best-studied tools that psychology has. You don’t have to be
        ill to use it. A thought that is written down is easier to question than one that is simply
        there.
      </p>

      <h2>Naming it makes it smaller</h2>
      <p>
        The first branch, perceiving, sounds trivial. It isn’t. Many people know two states, “fine”
        and “stressed”. Lisa Feldman Barrett and her colleagues asked people to report their
        feelings over days and weeks, and found that some use words such as angry, sad and nervous
        as if they meant the same, while others keep them apart. The second group has what she calls
        emotional granularity. In a study of 2001, people who told their unpleasant feelings apart
        more finely also did more to deal with them. A review by Todd Kashdan, Barrett and Patrick
        McKnight in 2015 gathers further findings: under strain, people with finer distinctions
        drink less, lash out less and are less shaken by rejection. These studies mostly show what
        goes together, not what causes what. Still, the direction is plausible, since a feeling with
        a name can be answered.
      </p>
      <p>
        There is also evidence that naming works on its own. In a brain-imaging study of 2007,
        Matthew Lieberman and his colleagues showed people faces with strong expressions. When they
        chose a word for the emotion, the response of the amygdala was weaker than when they matched
        the face with another face or with a name. Affect labeling, as it’s called, doesn’t feel
        like doing anything. People even expect it to make things worse, as Lieberman’s group
        reported in 2011. It helps a little all the same.
      </p>
      <p>
        Writing goes one step further. James Pennebaker and Sandra Beall asked students in 1986 to
        write for a quarter of an hour on four days, some about the hardest thing in their lives,
        some about trifles. Writing about the hard things was unpleasant at the time, and yet those
        students visited the health centre less often in the months after. Many studies have
        followed. Taken together, as Joanne Frattaroli did in 2006, they show a real but small
        benefit. Not everyone gains, and for a fresh wound it can be too early. But a page of honest
        writing costs little, and it turns a storm into sentences.
      </p>

      <h2>Managing is not suppressing</h2>
      <p>
        The last branch is the most misunderstood one. Managing an emotion doesn’t mean hiding it.
        James Gross has spent his career sorting the ways people influence what they feel. In his
        model of 1998 they differ by when they step in: you can choose the situation, change it,
        turn your attention elsewhere, change how you see it, or change your response at the very
        end. Two of them have been compared again and again. Reappraisal changes the meaning early
        on. Suppression holds back the expression at the end. In studies by Gross and Oliver John in
        2003, people who mostly reappraise reported more pleasant feelings and closer relationships;
        people who mostly suppress felt no better inside, and were less known by those around them.
      </p>
      <p>
        Reappraisal has limits too. It is hard when the feeling is already very strong, because the
        body is ahead of the mind; then a pause, a walk or a slow breath comes first. And it is the
        wrong tool when the perception is simply right. Allison Troy and her colleagues showed in
        2013 that reappraisal goes along with less depression when stress can’t be controlled, but
        with more of it when it can. If someone treats you badly and you could change that, talking
        yourself out of your anger isn’t wise. Anger is information. Sometimes the thing to do is to
        act.
      </p>

      <h2>How it grows</h2>
      <p>
        Can adults learn this? Delphine Nelis and her colleagues ran a short course in 2009: four
        meetings of two and a half hours on noticing, understanding and regulating emotions. The
        group that took part could identify and manage emotions better afterwards, and still did six
        months later; the group that did not take part stayed the same. It was a small study, but it
        isn’t the only one. What such courses have in common is unspectacular: little theory, small
        exercises, real situations, repetition.
      </p>
      <p>A practice that follows from all of this could look like this:</p>
      <ol>
        <li>
          <strong>Stop for a minute</strong> when you notice that something has moved you, pleasant
          or not.
        </li>
        <li>
          <strong>Name it</strong> as exactly as you can: which emotion, and how strong. Not “bad”
          but “disappointed, a little ashamed”.
        </li>
        <li>
          <strong>Find what was touched.</strong> Which person, idea, story or achievement of yours
          is this about?
        </li>
        <li>
          <strong>Write down both sides.</strong> What did I expect? What do I believe is happening?
          Then ask about the second: how do I know? And about the first: who agreed to it?
        </li>
        <li>
          <strong>Choose one thing to move:</strong> the perception, the expectation, the weight, or
          the situation itself. If you are at the top of the scale, wait first.
        </li>
        <li>
          <strong>Look back after some weeks.</strong> Single events are noise. The same item
          touched again and again is a message.
        </li>
      </ol>
      <p>
        None of this will make you happy all the time. It isn’t meant to. Unpleasant emotions aren’t
        errors. They say that something of yours is at stake. The aim is to hear what they say,
        early and exactly, and to stay the one who decides what to do next.{' '}
        <Link href="/analyze-situation">Try it with one situation from today.</Link>
      </p>
    </>
  )
}
