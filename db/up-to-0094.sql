-- The tables as migrations 0001 to 0094 leave them. A new database runs this file alone, then the migrations after 0094.
-- Like a migration, it is never edited: a change is a new file in `migrations`.

create table "user" (
  id NUMBERED_KEY,
  first_name text not null,
  last_name text,
  username text not null unique,
  profile_image_url text,
  -- What the person typed. Several accounts may carry the same email until one of them confirms it.
  email text,
  -- The email this account alone answers to: from registration where sign-in is open, from confirmation otherwise.
  claimed_email text unique,
  email_confirmed_at bigint,
  subscription_tier text not null default 'free',
  subscription_status text not null default 'active',
  subscription_expires_at bigint,
  cancel_at_period_end integer not null default 0 check (cancel_at_period_end in (0, 1)),
  is_dev integer not null default 0 check (is_dev in (0, 1)),
  created_at bigint not null,
  -- Where the account's trial began; earlier than created_at when the same email had one before.
  trial_since bigint not null,
  -- Written first by everything that counts against a limit, because that takes the row's lock.
  counted_at bigint not null default 0,
  -- Counted analyses ever made: deleting a situation gives none of them back.
  analyses_made integer not null default 0,
  -- May open /admin. Set on the command line, never by a call.
  is_operator integer not null default 0 check (is_operator in (0, 1))
);

create index user_by_email on "user" (email);

-- Who a person is at an outside login provider.
create table provider_identity (
  issuer text not null,
  subject text not null,
  user_id integer not null references "user" on delete cascade,
  created_at bigint not null,
  primary key (issuer, subject)
);

create index provider_identity_by_user on provider_identity (user_id);

create table session (
  id NUMBERED_KEY,
  user_id integer not null references "user" on delete cascade,
  token_hash text not null unique,
  -- Such as "Firefox on Linux": what a person needs to recognise it, and no more.
  device text not null,
  signed_in_at bigint not null,
  seen_at bigint not null,
  expires_at bigint not null,
  -- When the one at the keyboard last proved who they are, by a code, a passkey or a provider. Being remembered proves nothing.
  proved_at bigint not null default 0,
  -- Which trusted browser a session is in, by the hash of its token: signing that browser out ends its trust too. Empty
  -- where the browser is not trusted; nothing in sessions from before this was kept.
  device_hash text
);

create index session_by_user on session (user_id);

-- A browser that may sign in to this account without a mailed code.
create table trusted_device (
  id NUMBERED_KEY,
  user_id integer not null references "user" on delete cascade,
  token_hash text not null,
  is_remembered integer not null default 0 check (is_remembered in (0, 1)),
  created_at bigint not null,
  expires_at bigint not null,
  device text not null default 'A browser',
  seen_at bigint not null default 0,
  unique (token_hash, user_id)
);

create index trusted_device_by_user on trusted_device (user_id);

create unique index trusted_device_by_token on trusted_device (token_hash);

create table consent (
  user_id integer not null references "user" on delete cascade,
  name text not null,
  version text not null,
  given_at bigint not null,
  primary key (user_id, name)
);

-- Keys are keyed hashes of an email or an address; nothing here can be read back.
create table rate_counter (
  key text primary key,
  used integer not null,
  resets_at bigint not null
);

create index rate_counter_by_end on rate_counter (resets_at);

create table job (
  id NUMBERED_KEY,
  kind text not null,
  payload text not null,
  tries integer not null default 0,
  run_at bigint not null,
  -- While this moment lies ahead, one process is at work on it.
  claimed_until bigint not null default 0,
  created_at bigint not null,
  -- Work that is about one person goes with the account.
  user_id integer references "user" on delete cascade
);

create index job_by_run_at on job (run_at);

create index job_by_user on job (user_id);

create table self_map_item (
  id REUSABLE_KEY,
  user_id integer not null references "user" on delete cascade,
  category text not null,
  name text not null,
  -- The name in lower case: one category holds a name once, however it is written.
  name_key text not null,
  attachment_power double precision not null check (attachment_power >= 0 and attachment_power <= 1),
  -- Where the person wants to see it on the diagram, in degrees.
  angle double precision,
  x_offset double precision,
  y_offset double precision,
  created_at bigint not null,
  unique (user_id, category, name_key)
);

-- What a person did to an example of the product: hid or adopted it, or moved it.
create table self_map_example (
  user_id integer not null references "user" on delete cascade,
  item_id integer not null check (item_id < 0),
  is_hidden integer not null default 0 check (is_hidden in (0, 1)),
  angle double precision,
  primary key (user_id, item_id)
);

-- The two ends are items of the same person; a negative number is an example, so no key can point at it.
create table self_map_relationship (
  id REUSABLE_KEY,
  user_id integer not null references "user" on delete cascade,
  source_item_id integer not null,
  target_item_id integer not null check (target_item_id <> source_item_id),
  relationship_type text not null check (relationship_type in ('supports', 'conflicts', 'influences')),
  strength double precision not null check (strength >= 0.1 and strength <= 10),
  description text,
  created_at bigint not null,
  unique (user_id, source_item_id, target_item_id, relationship_type)
);

-- Example relationships that a person no longer sees as such: deleted, or copied when an end was adopted.
create table hidden_example_relationship (
  user_id integer not null references "user" on delete cascade,
  relationship_id integer not null check (relationship_id < 0),
  primary key (user_id, relationship_id)
);

-- A file of another journal whose notes were brought in. They go with it: that is how it is undone.
create table journal_import (
  id NUMBERED_KEY,
  user_id integer not null references "user" on delete cascade,
  source text not null,
  created_at bigint not null
);

create index journal_import_by_user on journal_import (user_id);

create table situation (
  id REUSABLE_KEY,
  user_id integer not null references "user" on delete cascade,
  title text not null,
  description text not null,
  -- Title, description and item names in lower case: a search finds them however they are written.
  search_text text not null,
  -- Chosen by the form, so that a draft sent twice is kept once.
  draft_id text,
  created_at bigint not null,
  -- What a situation is where it was not told here: a note from another journal, or a check-in.
  kind text check (kind in ('note', 'check_in')),
  import_id integer references journal_import on delete cascade,
  -- When it happened, which may be long before it was written. Every day of a list or a statistic is this one; whatever
  -- waits, counts or ends goes by created_at.
  happened_at bigint not null default 0,
  unique (user_id, draft_id)
);

-- The numbers below belong to the examples.
-- only on sqlite
insert into sqlite_sequence (name, seq) values ('situation', 9999);

-- only on postgres
alter table situation alter column id restart with 10000;

create index situation_by_time on situation (user_id, created_at, id);

-- Where a page of the history goes on after its last situation was deleted: without this, everybody's
-- situations in between would be walked through.
create index situation_by_number on situation (user_id, id);

create index situation_by_import on situation (import_id);

create index situation_by_happening on situation (user_id, happened_at, id);

-- A chosen item as it was at that moment; the item itself may change or go.
create table situation_item (
  situation_id integer not null references situation on delete cascade,
  position integer not null,
  user_id integer not null references "user" on delete cascade,
  item_id integer not null,
  name text not null,
  category text not null,
  attachment_power double precision not null check (attachment_power >= 0 and attachment_power <= 1),
  primary key (situation_id, position)
);

create index situation_item_by_item on situation_item (user_id, item_id, situation_id);

create table analysis (
  id REUSABLE_KEY,
  user_id integer not null references "user" on delete cascade,
  situation_id integer not null references situation on delete cascade,
  engine text not null,
  -- Everything the analysis says, as JSON.
  findings text not null,
  is_counted integer not null default 1 check (is_counted in (0, 1)),
  is_corrected integer not null default 0 check (is_corrected in (0, 1)),
  created_at bigint not null,
  -- What the model read in a text: numbers, no words. The analysis is rewritten from them without the model.
  facts text,
  -- The reading before the person corrected it.
  first_findings text,
  -- Their answer to "Is this it?".
  fits text,
  -- A reading that is not sure is in no statistic until the person has settled it.
  is_settled integer not null default 1 check (is_settled in (0, 1)),
  -- Somebody died: for a while no loop is shown.
  is_grief integer not null default 0 check (is_grief in (0, 1))
);

create index analysis_by_situation on analysis (situation_id, id);

create index analysis_by_user on analysis (user_id, created_at);

-- Statistics ask for the newest analysis that counts of each situation; this answers it without reading
-- past the texts of every analysis.
create index analysis_newest on analysis (user_id, is_counted, situation_id, id);

-- Statistics leave grief out without reading past everything the analyses say.
create index analysis_in_grief on analysis (user_id, id) where is_grief = 1;

-- The emotions of an analysis, strongest first, for lists and statistics. Written again when corrected.
create table analysis_emotion (
  analysis_id integer not null references analysis on delete cascade,
  position integer not null,
  user_id integer not null references "user" on delete cascade,
  category text not null,
  name text not null,
  intensity double precision not null,
  created_at bigint not null,
  -- Whether the person said how strong it was or the rule computed it, and which version of the rule. Null where it was
  -- kept before either was written down.
  strength_from text check (strength_from in ('said', 'rule')),
  strength_rule integer,
  primary key (analysis_id, position)
);

create index analysis_emotion_by_user on analysis_emotion (user_id, created_at);

-- Which of a person's analyses found a group of emotion, all in one place: without this, each was looked for among
-- everybody's, and the more people wrote, the longer each of them waited.
create index analysis_emotion_by_group on analysis_emotion (user_id, category, analysis_id);

-- A search asks by the name of a feeling, and a long history has many.
create index analysis_emotion_by_name on analysis_emotion (user_id, lower(name), analysis_id);

-- The equations of an analysis, for statistics. Written again when corrected.
create table analysis_equation (
  analysis_id integer not null references analysis on delete cascade,
  position integer not null,
  user_id integer not null references "user" on delete cascade,
  item_id integer not null,
  item_name text not null,
  item_category text not null,
  shift double precision not null,
  category text not null,
  intensity double precision not null,
  created_at bigint not null,
  -- What decides an equation, as columns: patterns, loops and "what helps me" count by them. Null where a reading that was
  -- brought in from elsewhere does not say.
  power double precision,
  is_accepted integer check (is_accepted in (0, 1)),
  time text,
  source text,
  actor text,
  event text,
  -- What the person says they had wished for, in their own words, and whether they tapped or typed it.
  wish text,
  wish_from text check (wish_from in ('tapped', 'typed')),
  primary key (analysis_id, position)
);

create index analysis_equation_by_user on analysis_equation (user_id, created_at);

-- Somebody is analysing this situation right now. A claim whose time is over was left by a process that ended.
create table analysis_claim (
  situation_id integer primary key references situation on delete cascade,
  user_id integer not null references "user" on delete cascade,
  token text not null,
  is_counted integer not null check (is_counted in (0, 1)),
  claimed_until bigint not null
);

create index analysis_claim_by_user on analysis_claim (user_id);

-- Who a person is at the payment provider; kept from the first checkout on, so that its events find them.
create table billing_customer (
  user_id integer primary key references "user" on delete cascade,
  customer_id text not null unique,
  created_at bigint not null
);

-- Each event of the payment provider once, with the paid period as the provider described it when asked.
-- The plan of a person is computed from these rows; the columns of "user" only repeat the result.
create table billing_event (
  event_id text primary key,
  user_id integer not null references "user" on delete cascade,
  subscription_id text not null,
  status text not null,
  period_ends_at bigint not null,
  cancel_at_period_end integer not null check (cancel_at_period_end in (0, 1)),
  -- When it happened, in the provider's words; and when we asked how things stand, which decides the order.
  happened_at bigint not null,
  learnt_at bigint not null
);

create index billing_event_by_user on billing_event (user_id);

-- A published copy. The id in its link is not kept, only a hash of it: who reads this table opens nothing.
create table share (
  handle text primary key,
  user_id integer not null references "user" on delete cascade,
  token_hash text not null unique,
  share_type text not null check (share_type in ('self-map', 'analysis')),
  title text not null,
  has_personal_context integer not null check (has_personal_context in (0, 1)),
  -- What is shown, as JSON.
  snapshot text not null,
  created_at bigint not null,
  expires_at bigint not null,
  -- The picture other sites preview, as base64: drawn once when something is shared, never when it is asked for.
  picture text
);

create index share_by_user on share (user_id, created_at);

-- One code per account, purpose and asker, so nobody replaces or uses up another's code.
create table sign_in_code (
  user_id integer not null references "user" on delete cascade,
  purpose text not null check (purpose in ('sign_in', 'confirm')),
  -- Keyed hashes of the browser and of the network that asked; the latter is empty where only the signed-in person can ask.
  asker text not null,
  network text not null,
  salt text not null,
  code_hash text not null,
  tries integer not null default 0,
  created_at bigint not null,
  expires_at bigint not null,
  -- Tries at a code by browsers of the same network that cannot show that they asked for it. They are counted apart:
  -- a neighbour who guesses uses up nothing of whoever waits for the mail.
  network_tries integer not null default 0,
  primary key (user_id, purpose, asker)
);

-- When and how an account was opened, for its owner to look at; kept for 90 days.
create table sign_in (
  id NUMBERED_KEY,
  user_id integer not null references "user" on delete cascade,
  way text not null check (way in ('open', 'sign_up', 'code', 'device', 'passkey', 'provider')),
  device text not null,
  signed_in_at bigint not null,
  expires_at bigint not null
);

create index sign_in_by_user on sign_in (user_id, signed_in_at);

-- A passkey opens one account. Only its public half is here; nobody can sign in with what this table holds.
create table passkey (
  id NUMBERED_KEY,
  user_id integer not null references "user" on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  -- How often it was used, as it says itself; one that goes back is a copy.
  counter bigint not null,
  transports text not null,
  device text not null,
  created_at bigint not null,
  used_at bigint
);

create index passkey_by_user on passkey (user_id);

-- One step somebody means to take about a situation: if the moment comes, then I will do this.
create table step (
  id REUSABLE_KEY,
  user_id integer not null references "user" on delete cascade,
  situation_id integer not null references situation on delete cascade,
  lever text not null,
  category text not null,
  moment text not null,
  action text not null,
  -- Nobody is asked about it before this moment.
  asks_at bigint not null,
  -- "I no longer need this", or another step took its place.
  ended_at bigint,
  created_at bigint not null,
  -- How strong the feeling was when the step was kept, 0 to 10, and whether the person said so or it was preset.
  before integer check (before >= 0 and before <= 10),
  is_before_said integer not null default 0 check (is_before_said in (0, 1))
);

create index step_by_user on step (user_id, created_at);

create index step_by_situation on step (situation_id);

-- Whether it came about, after a day and after a week; each is answered once, on whatever device comes first.
create table follow_up (
  step_id integer not null references step on delete cascade,
  round integer not null check (round in (1, 2)),
  user_id integer not null references "user" on delete cascade,
  outcome text not null check (outcome in ('done', 'partly', 'no', 'none')),
  strength integer check (strength >= 0 and strength <= 10),
  note text,
  answered_at bigint not null,
  primary key (step_id, round)
);

create index follow_up_by_user on follow_up (user_id);

-- How strong a feeling is at some later time, whenever somebody wants to know.
create table weighing (
  id REUSABLE_KEY,
  user_id integer not null references "user" on delete cascade,
  situation_id integer not null references situation on delete cascade,
  category text not null,
  strength integer not null check (strength >= 0 and strength <= 10),
  created_at bigint not null
);

create index weighing_by_situation on weighing (situation_id);

create index weighing_by_user on weighing (user_id, created_at);

-- Something that is coming: what is wanted, what is feared, how likely it seems; and on its day, what came.
create table forecast (
  id REUSABLE_KEY,
  user_id integer not null references "user" on delete cascade,
  title text not null,
  -- A day of the calendar, such as 2026-11-19, where the person lives.
  day text not null,
  zone text not null,
  wanted text not null,
  feared text not null,
  -- How likely what is feared seems, 0 to 100.
  likely integer not null check (likely >= 0 and likely <= 100),
  -- How much is needed from it, 0 to 10, and how close the first item is, 0 to 1: at first, and as they were moved.
  need_first integer not null check (need_first >= 0 and need_first <= 10),
  need integer not null check (need >= 0 and need <= 10),
  power_first double precision not null check (power_first >= 0 and power_first <= 1),
  power double precision not null check (power >= 0 and power <= 1),
  -- What the rule makes of them: never counted as a feeling somebody had.
  category text not null,
  strength integer not null check (strength >= 0 and strength <= 10),
  -- Opens on the day.
  note text,
  asks_at bigint not null,
  put_away_at bigint,
  outcome text check (outcome in ('feared', 'milder', 'not', 'better')),
  felt integer check (felt >= 0 and felt <= 10),
  line text,
  answered_at bigint,
  created_at bigint not null,
  -- How strong the person themselves expects the feeling to be; null where they were not asked.
  own_strength integer check (own_strength >= 0 and own_strength <= 10)
);

create index forecast_by_user on forecast (user_id, created_at);

-- A chosen item as it was at that moment.
create table forecast_item (
  forecast_id integer not null references forecast on delete cascade,
  position integer not null,
  user_id integer not null references "user" on delete cascade,
  item_id integer not null,
  name text not null,
  category text not null,
  attachment_power double precision not null check (attachment_power >= 0 and attachment_power <= 1),
  primary key (forecast_id, position)
);

create index forecast_item_by_user on forecast_item (user_id);

-- Three minutes with a situation: what somebody wrote in an exercise, and how strong the feeling was before and after.
create table exercise (
  id REUSABLE_KEY,
  user_id integer not null references "user" on delete cascade,
  situation_id integer not null references situation on delete cascade,
  kind text not null check (kind in ('anchor', 'me', 'witness', 'savour')),
  category text not null,
  -- What somebody wrote of that the situation did not touch, as it was called then.
  item_name text,
  words text not null,
  -- The fair witness asks twice more: what makes that view hard to take, and how it could be taken all the same.
  hard text,
  way text,
  -- Nobody weighs fresh grief.
  before integer check (before >= 0 and before <= 10),
  after integer check (after >= 0 and after <= 10),
  created_at bigint not null
);

create index exercise_by_user on exercise (user_id, created_at);

create index exercise_by_situation on exercise (situation_id);

-- The weekly letter is made anew whenever it is read; kept is only what became of it.
create table letter (
  user_id integer not null references "user" on delete cascade,
  -- The Monday of its week, where the person lives.
  week text not null,
  put_away_at bigint,
  answer text,
  answered_at bigint,
  -- A letter as it was first read, in JSON, and when: it does not change under its answer.
  content text,
  read_at bigint,
  primary key (user_id, week)
);

-- Who gets it by mail, where they live, and which week was mailed last. The consent itself is kept with the others.
create table letter_mail (
  user_id integer primary key references "user" on delete cascade,
  zone text not null,
  mailed_week text,
  created_at bigint not null
);

-- A private address for calendars; only a hash of it is kept, and it can be taken back.
create table calendar_address (
  user_id integer primary key references "user" on delete cascade,
  token_hash text not null unique,
  created_at bigint not null
);

-- That the mailbox of a deleted account had its trial: a keyed hash nobody can read back, for a while.
create table used_trial (
  mailbox_hash text primary key,
  trial_since bigint not null,
  analyses_made integer not null,
  expires_at bigint not null
);

create index used_trial_by_end on used_trial (expires_at);

-- Words a person has for what they feel, and the group of feelings each of them belongs to.
create table own_word (
  id NUMBERED_KEY,
  user_id integer not null references "user" on delete cascade,
  -- The word in lower case: the same word is kept once.
  word_key text not null,
  word text not null,
  category text not null,
  created_at bigint not null,
  unique (user_id, word_key)
);

-- Something that comes up again and again, and that a person wants to leave alone for a while. The part is known by its
-- name and category, as in the figures: numbers change when an example is adopted.
create table loop_rest (
  user_id integer not null references "user" on delete cascade,
  item_name text not null,
  item_category text not null,
  category text not null,
  created_at bigint not null,
  primary key (user_id, item_name, item_category, category)
);

-- What changed on a person's map and when. What came before this table is filled in from the items of situations, the
-- first time it is needed.
create table map_change (
  id NUMBERED_KEY,
  user_id integer not null references "user" on delete cascade,
  kind text not null check (kind in ('came', 'changed', 'left', 'tied', 'untied')),
  -- The item, or the one a tie starts from.
  item_id integer not null,
  -- The item as it was from then on, or as it was when it left; not there for a tie.
  name text,
  category text,
  attachment_power double precision check (attachment_power >= 0 and attachment_power <= 1),
  -- The other end of a tie, and what kind of tie it is.
  other_item_id integer,
  relationship_type text check (relationship_type in ('supports', 'conflicts', 'influences')),
  created_at bigint not null
);

create index map_change_by_user on map_change (user_id, created_at, id);

-- Somebody or something that comes up in a person's texts and that they do not want on their map: it is offered once.
create table declined_name (
  user_id integer not null references "user" on delete cascade,
  name text not null,
  created_at bigint not null,
  primary key (user_id, name)
);

-- Where accounts are by invitation: each opens the door once. Only a hash is here; nobody can come in with it.
create table invitation (
  id NUMBERED_KEY,
  token_hash text not null unique,
  -- Only this email may use it; null is for anybody.
  email text,
  created_at bigint not null,
  expires_at bigint not null
);

-- A note that waits for its quiet analysis.
create table waiting_note (
  situation_id integer primary key references situation on delete cascade,
  user_id integer not null references "user" on delete cascade
);

create index waiting_note_by_user on waiting_note (user_id, situation_id);

-- A key for a program of the person's own. Only its hash is here: nobody can use what this table holds.
create table personal_token (
  id NUMBERED_KEY,
  user_id integer not null references "user" on delete cascade,
  name text not null,
  token_hash text not null unique,
  scopes text not null,
  created_at bigint not null,
  used_at bigint,
  expires_at bigint not null
);

create index personal_token_by_user on personal_token (user_id);

-- An address of a person's own program. What it is sent is signed by a secret that is made from ours, not kept.
create table webhook (
  id NUMBERED_KEY,
  user_id integer not null references "user" on delete cascade,
  address text not null,
  events text not null,
  created_at bigint not null,
  called_at bigint,
  status integer
);

create index webhook_by_user on webhook (user_id);

-- A browser that wants to be reminded. Messages are empty, so no key to encrypt them is needed or kept.
create table push_device (
  id NUMBERED_KEY,
  user_id integer not null references "user" on delete cascade,
  endpoint text not null unique,
  kinds text not null,
  device text not null,
  created_at bigint not null,
  -- The hour of one's own at which a browser is reminded to check in, where it asked for that.
  hour integer check (hour >= 0 and hour <= 23)
);

create index push_device_by_user on push_device (user_id);

-- Who or what a situation names and the map lacks: offered with the situation, put on the map only by the person. Where
-- the situation touched it, it stands among its items, under a number far below the examples.
create table proposal (
  id REUSABLE_KEY,
  user_id integer not null references "user" on delete cascade,
  situation_id integer not null references situation on delete cascade,
  position integer not null,
  name text not null,
  category text not null,
  attachment_power double precision not null check (attachment_power >= 0 and attachment_power <= 1),
  state text not null check (state in ('proposed', 'kept', 'refused')),
  -- The item of the map it has become.
  item_id integer,
  created_at bigint not null
);

create index proposal_by_situation on proposal (situation_id, position);

create index proposal_by_user on proposal (user_id);

-- What a person answered to the question of a reading, with the question as they read it.
create table situation_answer (
  situation_id integer not null references situation on delete cascade,
  question text not null,
  user_id integer not null references "user" on delete cascade,
  answer text not null,
  answered_at bigint not null,
  primary key (situation_id, question)
);

create index situation_answer_by_user on situation_answer (user_id, answered_at);

-- Which steps, closing lines and questions of ours a person has read: none of them comes twice in thirty days.
create table shown_line (
  user_id integer not null references "user" on delete cascade,
  kind text not null check (kind in ('step', 'closing', 'question')),
  line_key text not null,
  -- For which situation; it is written anew with the same lines.
  situation_id integer not null,
  shown_at bigint not null,
  expires_at bigint not null,
  primary key (user_id, kind, line_key)
);

create index shown_line_by_end on shown_line (expires_at);

-- How far a diary was gone through in search of what goes together, what was named on the way and what was seen again,
-- in JSON: nothing is told that was seen only once.
create table diary_watch (
  user_id integer primary key references "user" on delete cascade,
  seen text not null
);

-- A sentence that stood on the dashboard: on which days, in JSON, and whether the person said that it is not so.
create table told_sentence (
  user_id integer not null references "user" on delete cascade,
  sentence_key text not null,
  shown_on text not null,
  denied_at bigint,
  primary key (user_id, sentence_key)
);

-- One's own experiment: two ways to act on one feeling, with a coin between them. `block` is how the coin falls next.
create table experiment (
  id NUMBERED_KEY,
  user_id integer not null references "user" on delete cascade,
  category text not null,
  way_a text not null,
  way_b text not null,
  block text not null,
  ended_at bigint,
  created_at bigint not null
);

create index experiment_by_user on experiment (user_id, created_at);

-- One time the coin was offered: refused where there is no arm. It stays when its situation goes, for what was tossed
-- counts.
create table toss (
  id REUSABLE_KEY,
  user_id integer not null references "user" on delete cascade,
  experiment_id integer not null references experiment on delete cascade,
  situation_id integer references situation on delete set null,
  arm text check (arm in ('a', 'b')),
  before integer check (before >= 0 and before <= 10),
  after integer check (after >= 0 and after <= 10),
  did text check (did in ('a', 'b', 'other')),
  answered_at bigint,
  created_at bigint not null
);

create index toss_by_user on toss (user_id, created_at);

create index toss_by_experiment on toss (experiment_id);

create unique index toss_by_situation on toss (situation_id);

-- An expectation that a person wrote anew as a wish, in their own words, and when.
create table rewritten_wish (
  id NUMBERED_KEY,
  user_id integer not null references "user" on delete cascade,
  wish text not null,
  line text not null,
  created_at bigint not null
);

create index rewritten_wish_by_user on rewritten_wish (user_id, created_at);

-- The first moment of each day on which a question was shown, in JSON: after three days it rests for good.
-- The key "weigh" stands for all questions how strong a feeling is by now, where they are left alone for a while.
create table shown_question (
  user_id integer not null references "user" on delete cascade,
  question_key text not null,
  shown_at text not null,
  expires_at bigint not null,
  primary key (user_id, question_key)
);

create index shown_question_by_end on shown_question (expires_at);

-- An old text read once more without its reading: what somebody expects, sees and feels about it today.
create table second_look (
  id REUSABLE_KEY,
  user_id integer not null references "user" on delete cascade,
  situation_id integer not null references situation on delete cascade,
  expected text,
  seen text not null,
  category text not null,
  strength integer not null check (strength >= 0 and strength <= 10),
  created_at bigint not null
);

create index second_look_by_user on second_look (user_id, created_at);

create unique index second_look_once on second_look (situation_id);
