-- What the service owes besides answers: written in the transaction that owes it, done afterwards, each by one process at a time.
create table jobs (
  id uuid primary key,
  -- server/jobs/kinds.ts
  kind text not null,
  -- One occasion is one job, for ever.
  key text not null,
  -- Ids only: never a name, an address or a number.
  payload jsonb not null default '{}',
  due_at timestamptz not null,
  attempts integer not null default 0 check (attempts >= 0),
  -- Of whoever has it in hand; only this word ends it.
  lease uuid,
  leased_until timestamptz,
  status text not null default 'waiting' check (status in ('waiting', 'done', 'given_up')),
  created_at timestamptz not null,
  ended_at timestamptz,
  -- The code of an error: its message may hold an address.
  last_failure text,
  unique (kind, key),
  constraint jobs_lease check ((lease is null) = (leased_until is null) and (lease is null or status = 'waiting')),
  constraint jobs_ended check ((status = 'waiting') = (ended_at is null))
);
create index jobs_due on jobs (due_at) where status = 'waiting';
create index jobs_done on jobs (ended_at) where status = 'done';
create index jobs_given_up on jobs (ended_at) where status = 'given_up';

-- Which way a message goes, and what for: the same occasion is told once, another one again.
alter table outbox add column channel text not null default 'email' check (channel in ('email', 'sms'));
alter table outbox add column occasion text not null default 'lodged';
alter table outbox add constraint outbox_once unique (application_id, person_key, channel, template, occasion);
do $$
declare
  earlier text;
begin
  -- The key of an earlier release bears the name that the database gave it.
  select conname into strict earlier from pg_constraint
  where conrelid = 'outbox'::regclass and contype = 'u' and array_length(conkey, 1) = 3;
  execute format('alter table outbox drop constraint %I', earlier);
end
$$;
drop index outbox_issuer;
create unique index outbox_issuer on outbox (application_id, channel, template, occasion) where person_key is null;

-- Sending is a job's matter: a message without this time is no longer taken by an earlier release that runs beside this one. Where it
-- has one, that release may have it in hand until then.
alter table outbox alter column next_attempt_at drop not null;
insert into jobs (id, kind, key, due_at, attempts, created_at, last_failure)
select gen_random_uuid(), 'message', id::text, next_attempt_at, attempts, created_at, last_failure
from outbox where status = 'waiting';
