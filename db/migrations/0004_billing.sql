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

-- Work that is about one person goes with the account.
alter table job add column user_id integer references "user" on delete cascade;

create index job_by_user on job (user_id);
