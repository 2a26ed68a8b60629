/**
 * The default policy pages, which describe only what the code does. Markdown with headings, lists, links and bold text.
 */

import { MINIMUM_AGE } from '../people/person.ts'
import { USED_TRIAL_KEPT } from '../people/trial.ts'
import { DAY } from '../values/duration.ts'
import type { Instance, PolicyPageName } from './policy-page.ts'
import { FRAMEWORK_AUTHOR, FRAMEWORK_NAME, PRODUCT_NAME } from './product.ts'

const reach = ({ contact }: Instance): string =>
  contact
    ? `Write to [${contact}](mailto:${contact}).`
    : 'Ask the person who gave you the link to this site.'

const inDays = (span: number): number => span / DAY

/** Keeps empty lines, which end a paragraph. */
const lines = (...parts: (string | false)[]): string =>
  parts.filter((part) => part !== false).join('\n')

const privacy = (instance: Instance): string =>
  lines(
    `What you write here is yours. This page says what ${PRODUCT_NAME} stores, why, for how long, and who could see it.`,
    '',
    '## What we store',
    '',
    '- Your first name and your email, so you can come back.',
    '- What you make: your Self-Map, your situations, their analyses, and what you corrected.',
    '- The browsers you’re signed in with, and your sign-ins from the last 90 days, so you can spot a stranger.',
    '- What you agreed to, and when.',
    '- What you share, as a copy, until you stop sharing it or it expires.',
    instance.hasPlans &&
      '- Your plan, and what the payment provider says about it. Never a card number.',
    '',
    'If you visit without an account, all we store is the two cookies below (one says when you first came, the other how to display pages) and, for a day, a number made from your network address and a secret key, so no one can flood this site.',
    '',
    '## Where it is, and who can see it',
    '',
    '- Everything is on the server of this site. Your words are read there by its own engine.',
    '- No page loads anything from another site. There are no trackers, no advertising and no statistics about you.',
    instance.outsideEngine !== null &&
      `- If you agree, and only then, a situation is also read by ${instance.outsideEngine}’s language model. You see the exact text first: title, description and the chosen items with their kind and how close they are. Today’s date, what our own engine read, what the model wrote about it and what you corrected are sent too. In “Walk me through it”, the same words are also sent along the way, for suggestions. With a second consent, up to thirty items from your map with their relationships and up to five earlier analyses of the same items are sent too, and for the weekly letter up to twelve situations from that week, the first 400 characters of each, with day, items and feelings. Your name and email are never sent, nor anything that sounds like danger, or might be. Answers stay in the server’s memory for up to an hour, so the same words aren’t sent twice. What you save is stored with your analysis or letter.`,
    instance.hasModelHere &&
      '- A language model on the same server reads a situation too. It gets your map around it and up to five earlier analyses of the same items. When we walk you through it, it suggests what you may have wanted, and it writes a sentence or two of your weekly letter. Your words don’t leave the server, so we don’t ask you first. The result says it was used. It never gets anything that sounds like danger, or might be.',
    instance.mailsCodes &&
      '- Your email goes through an email server when a code or a reminder is sent to you, and so does the letter about your week, with your own words in it, if you asked for it by email.',
    '- If you ask for them: a reminder goes through your browser’s maker, without any of your words, and what you connect yourself (a webhook, a calendar, a program with a token) gets only what you allow.',
    instance.takesPayments &&
      '- If you pay, the payment provider learns your email and that you pay for this.',
    '- No one has a page where they can read your entries. The people who run the server could still open its database, as on any server, so you have to trust them.',
    '- The log records the kind of call and a number that only the people who run this site could trace back to you. Never a word you wrote.',
    '',
    '## Cookies',
    '',
    '- One keeps you signed in, and one remembers a browser that you trust.',
    '- One remembers when a visitor first came, and one your time zone, your theme, what you’ve collapsed or hidden, and whether this is a phone, so pages look right from the start.',
    '- While you sign in, one ties a code, a passkey or another login to this browser, for up to an hour. After another login, one remembers that you used it.',
    '',
    'No others, and none for other companies.',
    '',
    '## On your device',
    '',
    'Your browser stores your map, your newest situations and anything you wrote that hasn’t been sent yet, so you can read offline. Logging out deletes all of it.',
    '',
    'If your browser has its own language model, you can let it read your text too. It starts only when you press. It runs on your device, and we don’t send your words to anyone for it. A visitor’s words stay in the browser. With an account, this server checks and saves what the model answered like the rest of your analysis. Your browser downloads the model itself from its maker.',
    '',
    '## How long',
    '',
    '- Until you delete it: one by one, or the whole account at once. There’s no bin to restore it from.',
    `- Backups are deleted after ${instance.backupKeepDays} days.`,
    instance.hasPlans &&
      `- One thing stays for ${inDays(USED_TRIAL_KEPT)} days after you delete your account, because everyone has one trial: when yours began and how many analyses you made, under a number made from your email with a secret of this site (a keyed hash). No name, no email and none of your words. Without that secret no one can tell whose number it is.`,
    '- A session ends 30 days after you last used it.',
    '',
    '## What you can do',
    '',
    'In your [profile](/profile) you can download everything as one file, take it to another server, withdraw what you agreed to, log out everywhere, or delete your account. You don’t have to ask anyone.',
    '',
    '## Who to ask',
    '',
    reach(instance),
  )

const terms = (instance: Instance): string =>
  lines(
    'Short, because there’s little to agree on.',
    '',
    `- **What it is.** ${PRODUCT_NAME} helps you look at your feelings with ${FRAMEWORK_AUTHOR}’s ${FRAMEWORK_NAME}. It is not medical advice, not therapy, and it can’t help in an emergency. For that there’s [help now](/help).`,
    `- **Who it’s for.** People aged ${MINIMUM_AGE} and over.`,
    '- **Yours.** What you write belongs to you. We use it to show it to you, and for nothing else.',
    '- **With care.** Think before you write about other people, especially in anything you share. Don’t try to reach other people’s data, and don’t overload the site.',
    '- **Our side.** We run this with care and make backups, but we can’t promise that it’s always there or never wrong. Download anything you couldn’t bear to lose.',
    instance.hasPlans &&
      '- **Payment.** What a plan costs and includes is on the page about [subscriptions](/subscription). You can cancel at any time. You can read what you wrote on every plan.',
    '- **Leaving.** You can leave at any time and take everything with you. We can ask people who harm others to leave. They can take their words with them too.',
    '- **Law.** Nothing here takes away a right that the law gives you.',
    '',
    '## Who to ask',
    '',
    reach(instance),
  )

const accessibility = (instance: Instance): string =>
  lines(
    `${PRODUCT_NAME} is made for everyone, and measured against the Web Content Accessibility Guidelines 2.2, levels A and AA.`,
    '',
    '## How we check it',
    '',
    '- Every page is checked by a machine (axe) in light and dark, on a large and a small screen, whenever the product changes.',
    '- Everything works with the keyboard alone, the map too. Press **?** for the keys.',
    '- Every picture has its content in words next to it: the map as a list, charts as tables.',
    '- Nothing depends on colour alone. Text can be doubled in size. Motion follows your system settings.',
    '- Nothing times out while you write. Drafts are saved.',
    '',
    '## What we know isn’t good enough yet',
    '',
    '- We haven’t tried every part with every screen reader. If one reads nonsense to you, please tell us.',
    '- The product is in English only.',
    '- Dictation depends on what your browser offers.',
    '- What other people share may be hard to read. We can’t change that.',
    '',
    '## Tell us',
    '',
    `Something in your way? ${reach(instance)} Say what you wanted to do and what you use.`,
  )

export const DEFAULT_PAGES: Record<PolicyPageName, (instance: Instance) => string> = {
  privacy,
  terms,
  accessibility,
}
