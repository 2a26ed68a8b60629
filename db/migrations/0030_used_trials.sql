-- That the mailbox of a deleted account had its trial: a keyed hash nobody can read back, for a while.
create table used_trial (
  mailbox_hash text primary key,
  trial_since bigint not null,
  analyses_made integer not null,
  expires_at bigint not null
);

create index used_trial_by_end on used_trial (expires_at);
