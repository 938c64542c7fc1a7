-- How somebody comes back to a draft that the service keeps: by a link from an e-mail and a code from an SMS. Nothing here opens anything by
-- itself: tokens and codes are derived from the seeds under a key that is not in the database (server/drafts/secrets.ts).

-- The number whose codes open the draft: the mobile that was verified last, also where the application names another one by now; or the one
-- that the registrar has put in its place.
create table draft_access (
  application_id integer primary key references applications (id) on delete cascade,
  -- Ciphertext: the number, and the one before it, which is told of the change.
  details jsonb not null,
  sealed_under integer not null,
  -- Null: by the registrar, and no code that went to it was given yet.
  verified_at timestamptz
);
create index draft_access_sealed_under on draft_access (sealed_under);

create table draft_links (
  id uuid primary key,
  application_id integer not null references applications (id) on delete cascade,
  -- 256 random bits.
  seed text not null,
  -- SHA-256 of the token in the address.
  token_hash text not null unique,
  -- Keyed hash of the address that it was made for.
  address_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  voided_at timestamptz,
  -- Wrong codes in a row.
  failures integer not null default 0 check (failures >= 0)
);
create unique index draft_links_newest on draft_links (application_id) where voided_at is null;
create index draft_links_application on draft_links (application_id);

create table draft_codes (
  id uuid primary key,
  application_id integer not null references applications (id) on delete cascade,
  -- `open`: asked for by whoever came by the link. `verify`: by whoever holds the draft, of a number that is not verified yet.
  purpose text not null check (purpose in ('open', 'verify')),
  -- The link that was good then; null: there was none.
  link_id uuid references draft_links (id) on delete cascade,
  seed text not null,
  -- Keyed hash of the number that it was made for.
  number_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0 check (tries between 0 and 5),
  -- Given rightly, or voided by a newer one or with its link.
  ended_at timestamptz
);
create unique index draft_codes_newest on draft_codes (application_id) where ended_at is null;
create index draft_codes_application on draft_codes (application_id);
create index draft_codes_link on draft_codes (link_id);

-- Which link a session came by last.
create table draft_visits (
  session_id uuid not null references sessions (id) on delete cascade,
  application_id integer not null references applications (id) on delete cascade,
  link_id uuid not null references draft_links (id) on delete cascade,
  primary key (session_id, application_id)
);
create index draft_visits_application on draft_visits (application_id);
create index draft_visits_link on draft_visits (link_id);

-- Sessions that hold a draft: since they gave its code, or saved it first.
create table draft_holds (
  session_id uuid not null references sessions (id) on delete cascade,
  application_id integer not null references applications (id) on delete cascade,
  -- It ends with this link; null: there is none.
  link_id uuid references draft_links (id) on delete cascade,
  began_at timestamptz not null,
  used_at timestamptz not null,
  primary key (session_id, application_id)
);
create index draft_holds_application on draft_holds (application_id);
create index draft_holds_link on draft_holds (link_id);

-- Messages about a draft go to whoever applies, as the draft says when they leave: its people are written anew with each save.
alter table outbox drop constraint outbox_receiver;
alter table outbox add constraint outbox_receiver
  check ((person_key is null) = (template in ('issuer_notice', 'application_link', 'mobile_replaced', 'draft_code')));

-- An e-mail about a draft names nobody, as a text message does not: who gets it is found when it is sent, and a draft's people may change with
-- each save.
alter table outbox drop constraint outbox_receiver;
alter table outbox add constraint outbox_receiver
  check ((person_key is null) = (channel = 'sms' or template in ('issuer_notice', 'application_link', 'mobile_replaced')));
