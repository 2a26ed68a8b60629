import { FRAMEWORK_AUTHOR, FRAMEWORK_NAME } from '#domain/content/product.ts'
import { Link } from '#web/ui/link.tsx'

/** The text of the article. Every claim about research names its source. */
export function Article() {
  return (
    <>
      <p className="lead">
        Emotional intelligence is the ability to notice what you feel, to understand where it comes
        from, and to do something useful with it. It isn’t about being nice, and it isn’t about
        being calm. It’s a skill, and like any skill it has parts you can practise.
      </p>

      <h2>Where the idea comes from</h2>
      <p>
        The term entered psychology in 1990, when Peter Salovey and John Mayer described a set of
        abilities that had been studied separately: reading emotions in yourself and in others,
        telling them apart, and using what they say to guide thinking and action. Seven years later
        they sorted these abilities into four branches, each building on the one before: perceiving
        emotions, using them to think, understanding them, and managing them. Daniel Goleman’s 1995
        book made the idea popular and added a good deal to it, from self-discipline to social
        skills. Much of the later argument is about those additions. The narrower idea, emotional
        intelligence as an ability, has held up better than the broad one.
      </p>
      <p>
        It’s worth being modest about what this ability gets you. In a large review published in
        2010, Dana Joseph and Daniel Newman found that ability tests say something about how well
        people do in jobs that demand a lot of emotional work, such as care or service, and much
        less in jobs that don’t. Emotional intelligence isn’t a master key. But most of us spend our
        lives among people, and there it helps.
      </p>

      <h2>An emotion is a response</h2>
      <p>
        Why does the same remark make one person laugh and another leave the room? The remark can’t
        be the whole reason. In 1960 Magda Arnold suggested that an emotion begins with an
        appraisal: a quick, mostly wordless judgement of what an event means for you. Richard
        Lazarus built on this for three decades. In his 1991 account, each emotion has a core theme.
        Anger responds to an offence against you or yours, sadness to a loss that can’t be undone,
        fright to a danger that’s here. What counts isn’t the event but what it means for something
        that matters to you.
      </p>
      <p>
        {FRAMEWORK_AUTHOR}’s {FRAMEWORK_NAME}, the basis of this product, says the same thing as a
        comparison. Something is part of who you are. You expect it to keep its worth, or to gain.
        You perceive what’s happening to it. The emotional reaction is your response to the
        difference between the two, and it’s stronger the more attached you are. This is a way of
        thinking rather than a law of nature, but it has one great practical merit: it shows you
        what you can change. You can look at the expectation. You can look at the perception. You
        can look at what the thing means to you.
      </p>
      <p>
        Aaron Beck had reached a similar point as a doctor. In the 1960s and 70s he noticed that his
        patients’ moods followed short, automatic thoughts that went almost unnoticed, and that many
        of these thoughts bent the facts in typical ways: turning one event into a rule, mind
        reading, fortune telling, all-or-nothing thinking. Writing a thought like this down and
        testing it against what you know became a central tool of cognitive therapy, and it’s one of
        the best-studied tools in psychology. You don’t have to be ill to use it. A thought is
        easier to question once it’s written down.
      </p>

      <h2>Naming it makes it smaller</h2>
      <p>
        The first branch, perceiving, sounds trivial. It isn’t. Many people only know two states,
        “fine” and “stressed”. Lisa Feldman Barrett and her colleagues asked people to report their
        feelings over days and weeks, and found that some use words like angry, sad and nervous as
        if they meant the same, while others tell them apart. The second group has what she calls
        emotional granularity. In a 2001 study, people who made finer distinctions between
        unpleasant feelings also did more to deal with them. A 2015 review by Todd Kashdan, Barrett
        and Patrick McKnight gathers further findings: under stress, people who make finer
        distinctions drink less, lash out less and are less shaken by rejection. These studies
        mostly show what goes together, not what causes what. Still, it’s plausible, since you can
        respond to a feeling you can name.
      </p>
      <p>
        There is also evidence that naming works on its own. In a 2007 brain-imaging study, Matthew
        Lieberman and his colleagues showed people faces with strong expressions. When they chose a
        word for the emotion, the amygdala responded less than when they matched the face with
        another face or a name. Affect labeling, as it’s called, doesn’t feel like doing anything.
        People even expect it to make things worse, as Lieberman’s group reported in 2011. It still
        helps a little.
      </p>
      <p>
        Writing goes one step further. James Pennebaker and Sandra Beall asked students in 1986 to
        write for a quarter of an hour on four days, some about the hardest thing in their lives,
        some about trivial things. Writing about the hard things was unpleasant at the time, but
        those students visited the health centre less often in the following months. Many studies
        have followed. Taken together, as Joanne Frattaroli did in 2006, they show a real but small
        benefit. Not everyone benefits, and it can be too early for something very recent. But a
        page of honest writing costs little, and it can bring some order.
      </p>

      <h2>Managing a feeling isn’t suppressing it</h2>
      <p>
        The last branch is the most misunderstood. Managing an emotion doesn’t mean hiding it. James
        Gross has spent his career sorting the ways people influence what they feel. In his 1998
        model they differ in when they happen: you can choose the situation, change it, turn your
        attention elsewhere, change how you see it, or change your response at the very end. Two of
        these have been compared many times. Reappraisal changes the meaning early on. Suppression
        hides the expression at the end. In studies by Gross and Oliver John in 2003, people who
        mostly reappraise reported more pleasant feelings and closer relationships. People who
        mostly suppress felt no better inside, and others knew them less well.
      </p>
      <p>
        Reappraisal has limits too. It’s hard when the feeling is already very strong, because your
        body is ahead of your mind. Then a pause, a walk or a slow breath comes first. And it’s the
        wrong tool when what you perceive is simply true. Allison Troy and her colleagues showed in
        2013 that reappraisal goes with less depression when you can’t control the stress, but with
        more when you can. If someone treats you badly and you could change that, talking yourself
        out of your anger isn’t wise. Sometimes the thing to do is to act.
      </p>

      <h2>How it grows</h2>
      <p>
        Can adults learn this? Delphine Nelis and her colleagues ran a short course in 2009: four
        meetings of two and a half hours on noticing, understanding and regulating emotions. The
        people who took part were better at identifying and managing emotions afterwards, and still
        were six months later. The comparison group didn’t change. It was a small study, but it
        isn’t the only one. What these courses have in common is simple: little theory, small
        exercises, real situations, repetition.
      </p>
      <p>In practice, it could look like this:</p>
      <ol>
        <li>
          <strong>Stop for a minute</strong> when you notice that something has got to you, pleasant
          or not.
        </li>
        <li>
          <strong>Name it</strong> as exactly as you can: which emotion, and how strong. Not “bad”
          but “disappointed, a little ashamed”.
        </li>
        <li>
          <strong>Find what it’s about.</strong> Which person, idea, story or achievement of yours
          was affected?
        </li>
        <li>
          <strong>Write down both sides.</strong> What did I expect? What do I believe is happening?
          Then ask about the second: how do I know? And about the first: who agreed to it?
        </li>
        <li>
          <strong>Choose one thing to change:</strong> the perception, the expectation, how much it
          matters, or the situation itself. If you’re at the top of the scale, wait first.
        </li>
        <li>
          <strong>Look back after a few weeks.</strong> Single events tell you little. If the same
          item comes up again and again, take notice.
        </li>
      </ol>
      <p>
        None of this will make you happy all the time. It isn’t meant to. Unpleasant emotions aren’t
        errors. They tell you that something of yours is at stake. The aim is to hear that early and
        clearly, and to decide for yourself what to do next.{' '}
        <Link href="/analyze-situation">Try it with one situation from today.</Link>
      </p>
    </>
  )
}
