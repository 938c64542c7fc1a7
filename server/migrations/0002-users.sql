-- Who can sign in. What is personal about them stands in people, as everything personal does.
alter table people alter column application_id drop not null;
alter table people add constraint people_owner check (application_id is not null or role = 'account');
create unique index people_account on people (email) where role = 'account';

create table users (
  id integer generated always as identity primary key,
  person_id uuid not null unique references people (id),
  -- argon2id, with its parameters and salt.
  password_hash text not null,
  is_investor boolean not null default false,
  is_adviser boolean not null default false,
  is_issuer_staff boolean not null default false,
  is_issuer_admin boolean not null default false,
  created_at timestamptz not null,
  check (is_investor or is_adviser or is_issuer_staff),
  check (is_issuer_staff or not is_issuer_admin)
);

-- A session that somebody signed in to: who, and in which capacity they act. One that has ended is kept, since documents and
-- history name it, but opens nothing any more.
alter table sessions add column acting_as text check (acting_as in ('investor', 'advisor', 'issuer'));
alter table sessions add column ended_at timestamptz;
alter table sessions add constraint sessions_user foreign key (user_id) references users (id);
alter table sessions add constraint sessions_acting check ((user_id is null) = (acting_as is null));
create index sessions_of_user on sessions (user_id) where user_id is not null;

alter table applications add constraint applications_user foreign key (user_id) references users (id);
create index applications_of_user on applications (user_id) where user_id is not null;

-- Tries to log in, per account and per account and address; the keys are hashes.
create table login_counts (
  key_hash text primary key,
  tries integer not null,
  began_at timestamptz not null
);
create index login_counts_began on login_counts (began_at);
