-- A session whose token is gone opens nothing any more; its bare row stays where documents, applications or history name it.
alter table sessions alter column token_hash drop not null;
-- The last call that a person caused, of a signed-in session.
alter table sessions add column last_active_at timestamptz;
-- When what was kept in it (documents, keys, leads) was cleared.
alter table sessions add column emptied_at timestamptz;
update sessions set last_active_at = now() where user_id is not null;
create index sessions_to_empty on sessions (expires_at) where emptied_at is null;
create index sessions_to_close on sessions (expires_at) where user_id is not null and token_hash is not null;

create index documents_of_session on documents (session_id);
create index applications_of_session on applications (session_id);
create index idempotency_keys_of_session on idempotency_keys (session_id);
create index events_of_session on events (session_id);

-- Secrets that all processes share, each made once.
create table server_keys (
  name text primary key,
  value text not null
);

-- Browsers that have signed in to an account: the hash of a cookie's value, and whose it is.
create table devices (
  token_hash text not null,
  user_id integer not null references users (id),
  last_used_at timestamptz not null,
  primary key (token_hash, user_id)
);
create index devices_age on devices (last_used_at);

-- E-mails that left for addresses which nobody has proven to be theirs: the hash of the address, and when.
create table mail_sends (
  outbox_id uuid primary key references outbox (id),
  address_hash text not null,
  sent_at timestamptz not null
);
create index mail_sends_of_address on mail_sends (address_hash, sent_at);
create index mail_sends_age on mail_sends (sent_at);
