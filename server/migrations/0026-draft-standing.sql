-- A link lasts its 30 days, beside newer ones of the same draft, as long as the draft names the address that it was made for.
drop index draft_links_newest;
alter table draft_links
  -- The e-mail that listed it last, when its address asked for its links again; null: none has.
  add column listed_in uuid,
  add column listed_at timestamptz;
create index draft_links_listed_in on draft_links (listed_in) where listed_in is not null;
-- Links that an earlier release has ended do not come back with their address.
update draft_links set expires_at = least(expires_at, voided_at) where voided_at is not null;

-- A code belongs to the session that asked for it. An earlier release, running beside this one, writes codes without a session.
alter table draft_codes add column session_id uuid references sessions (id) on delete cascade;
update draft_codes set ended_at = created_at where ended_at is null;
drop index draft_codes_newest;
create unique index draft_codes_newest on draft_codes (application_id, session_id) where ended_at is null;
create index draft_codes_session on draft_codes (session_id);

-- Sessions and browsers that have given a right code for an application, and the session that saved it first: strangers with its link do
-- not use up their guesses and text messages.
create table draft_known (
  application_id integer not null references applications (id) on delete cascade,
  session_id uuid references sessions (id) on delete cascade,
  -- Hash of the browser's cookie.
  browser_hash text,
  since timestamptz not null,
  check (num_nonnulls(session_id, browser_hash) = 1)
);
create unique index draft_known_session on draft_known (application_id, session_id) where session_id is not null;
create unique index draft_known_browser on draft_known (application_id, browser_hash) where browser_hash is not null;
create index draft_known_of_session on draft_known (session_id);
create index draft_known_age on draft_known (since);
insert into draft_known (application_id, session_id, since)
select application_id, session_id, began_at from draft_holds where not is_shared;

-- Wrong codes of sessions that are not known, all together, within the day that began with the first of them.
create table draft_guesses (
  application_id integer primary key references applications (id) on delete cascade,
  began_at timestamptz not null,
  guesses integer not null check (guesses > 0)
);
create index draft_guesses_age on draft_guesses (began_at);

alter table sms_sends
  -- For a session or browser that is known at the application.
  add column is_known boolean not null default false,
  -- To a number that was verified for the application before.
  add column is_verified boolean not null default false;

alter table mail_sends
  -- E-mails of a kind count together: strangers who cause one kind do not hold back another.
  add column kind text not null default 'first' check (kind in ('first', 'link', 'approval', 'notice')),
  -- Keyed hash of the exact address at the offer; null where no draft names one.
  add column place_hash text;

alter table outbox drop constraint outbox_receiver;
alter table outbox add constraint outbox_receiver check ((person_key is null) = (channel = 'sms'
  or template in ('issuer_notice', 'application_link', 'links_again', 'guesses_used', 'mobile_replaced', 'draft_ending', 'closing_moved')));
