-- SQL for PostgreSQL 15: the embedded database and a PostgreSQL server run the same files.

create table offers (
  id integer primary key,
  slug text not null unique,
  name text not null,
  state text not null check (state in ('opening', 'open', 'closed', 'archived')),
  closes_at timestamptz,
  -- The whole offer as its file gives it.
  content jsonb not null,
  -- Where images and documents/ lie, an absolute path or one inside the installation.
  folder text not null,
  imported_at timestamptz not null
);

create table sessions (
  id uuid primary key,
  -- SHA-256 of the cookie's value; the value itself is nowhere on the server.
  token_hash text not null unique,
  user_id integer,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table applications (
  id integer generated always as identity primary key,
  reference text not null unique,
  offer_id integer not null references offers (id),
  status text not null check (status in ('draft', 'pending_approval', 'submitted', 'accepted', 'rejected', 'withdrawn', 'completed')),
  revision integer not null default 1 check (revision > 0),
  session_id uuid not null references sessions (id),
  user_id integer,
  created_at timestamptz not null,
  submitted_at timestamptz,
  check (status = 'draft' or submitted_at is not null)
);

-- One early lead for each session and offer.
create unique index applications_one_lead on applications (session_id, offer_id) where status = 'draft';
create index applications_offer on applications (offer_id, status);

-- What the applicant answered, step by step, without what belongs to a person, an organisation or a bank account.
create table application_steps (
  application_id integer not null references applications (id) on delete cascade,
  step text not null,
  answers jsonb not null,
  primary key (application_id, step)
);

-- The only table that holds what belongs to a person: names, contacts, birth dates, identity and tax numbers.
create table people (
  id uuid primary key,
  application_id integer not null references applications (id) on delete cascade,
  step text not null,
  -- Where in the step's answers the fields stand; empty: at the top.
  path text not null,
  role text not null,
  details jsonb not null,
  given_names text generated always as (coalesce(details ->> 'legalFirstName', details ->> 'first_name', details ->> 'adviser_first_name')) stored,
  family_name text generated always as (coalesce(details ->> 'legalLastName', details ->> 'last_name', details ->> 'adviser_last_name')) stored,
  email text generated always as (coalesce(details ->> 'emailAddress', details ->> 'email_address', details ->> 'adviser_email', details ->> 'username')) stored,
  unique (application_id, step, path, role)
);

create table organisations (
  id uuid primary key,
  application_id integer not null references applications (id) on delete cascade,
  step text not null,
  path text not null,
  role text not null,
  details jsonb not null,
  unique (application_id, step, path, role)
);

create table bank_accounts (
  id uuid primary key,
  application_id integer not null references applications (id) on delete cascade,
  step text not null,
  path text not null,
  role text not null,
  details jsonb not null,
  unique (application_id, step, path, role)
);

create table documents (
  id uuid primary key,
  session_id uuid not null references sessions (id),
  -- Set once a lodged application refers to it: from then on it cannot be removed.
  application_id integer references applications (id),
  filename text not null,
  size integer not null check (size > 0),
  sha256 text not null,
  stored_name text not null unique,
  uploaded_at timestamptz not null
);
create index documents_application on documents (application_id);

create table events (
  id bigint generated always as identity primary key,
  application_id integer not null references applications (id),
  at timestamptz not null,
  kind text not null,
  session_id uuid,
  user_id integer,
  acting_as text not null,
  revision integer not null,
  facts jsonb not null
);
create index events_application on events (application_id, id);

create function refuse_event_change() returns trigger language plpgsql as $$
begin
  raise exception 'events are append-only' using errcode = 'restrict_violation';
end
$$;
create trigger events_append_only before update or delete on events for each row execute function refuse_event_change();
create trigger events_never_emptied before truncate on events for each statement execute function refuse_event_change();

-- E-mails that are owed, written in the transaction that owes them. A message names its receiver in people; its text is made
-- when it is sent or read, so that no person's field is copied here.
create table outbox (
  id uuid primary key,
  application_id integer not null references applications (id),
  person_id uuid not null references people (id),
  template text not null,
  created_at timestamptz not null,
  status text not null check (status in ('waiting', 'sent', 'given_up')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  sent_at timestamptz,
  last_failure text,
  unique (application_id, person_id, template)
);
create index outbox_waiting on outbox (next_attempt_at) where status = 'waiting';

create table idempotency_keys (
  key uuid primary key,
  session_id uuid not null references sessions (id),
  -- SHA-256 of the request's content.
  request_hash text not null,
  application_id integer references applications (id),
  reply jsonb,
  created_at timestamptz not null
);
