-- Who submitted an application, and who approved it: the two are never the same (1-ADV-07).
create table submitters (
  application_id integer not null references applications (id) on delete cascade,
  revision integer not null,
  at timestamptz not null,
  acted_as text not null check (acted_as in ('investor', 'adviser', 'issuer')),
  session_id uuid not null references sessions (id),
  user_id integer references users (id),
  -- Of the browser's cookie; null where it was submitted before there were any.
  browser_hash text,
  -- Keyed: networks are few enough to be guessed one after the other.
  network_hash text,
  -- Keyed: the same for the same investors.
  investors_hash text,
  -- Whether the contact details of the person who submitted were shown to be theirs; null where nobody looked.
  email_proven boolean,
  mobile_proven boolean,
  primary key (application_id, revision)
);
create index submitters_browser on submitters (browser_hash) where browser_hash is not null;
create index submitters_investors on submitters (investors_hash) where investors_hash is not null;
create index applications_waiting_file on applications (file_key)
  where status = 'pending_approval' and file_key is not null;

insert into submitters (application_id, revision, at, acted_as, session_id, user_id)
select application_id, revision, at, acting_as, session_id, user_id
from events
where kind in ('submitted', 'approved') and session_id is not null and acting_as in ('investor', 'adviser', 'issuer')
on conflict do nothing;

-- A session that came by the link of an e-mail, not because it held the draft before.
alter table draft_visits add column has_followed boolean not null default false;
