-- The register of each issuer, as `npm run holdings:import` read it. Applications never write to it.

-- A holder and a sub-register never share an id: a {pk} of the calls names one thing.
create sequence register_ids as integer;

create table holders (
  id integer primary key default nextval('register_ids'),
  issuer_id integer not null references issuers (id),
  account_name text not null,
  -- Keyed hash of issuer and HIN or SRN, which finds the holder again.
  account_hash text not null unique,
  -- `account_id` (HIN or SRN) as ciphertext.
  details jsonb not null,
  sealed_under integer not null,
  -- The last import that named the holder.
  import_id uuid not null,
  unique (id, issuer_id)
);
create index holders_sealed_under on holders (sealed_under);

create table subregisters (
  id integer primary key default nextval('register_ids'),
  holder_id integer not null,
  issuer_id integer not null,
  name_and_designation text not null,
  -- Keyed hash of issuer, the sub-register's own HIN or SRN, and security, which finds it again.
  holding_hash text not null unique,
  -- As offers have it (`security.security_code`), in capitals.
  security_code text not null,
  security_name text not null,
  -- Decimal text.
  units text not null check (units ~ '^\d{1,15}(\.\d{1,10})?$'),
  -- ISO date of the units.
  as_at text not null check (as_at ~ '^\d{4}-\d\d-\d\d$'),
  -- Null while it is open. Closed holdings go once the time to keep them is over (server/register/clearing.ts).
  closed_at timestamptz,
  -- `external_ref` (HIN or SRN) and the copied details (1-HOLD-03) as ciphertext.
  details jsonb not null,
  sealed_under integer not null,
  -- Words of the holder's name and of the designation, folded, with blanks between.
  words text not null,
  import_id uuid not null,
  imported_at timestamptz not null,
  foreign key (holder_id, issuer_id) references holders (id, issuer_id)
);
create index subregisters_of_holder on subregisters (holder_id);
create index subregisters_words on subregisters using gin (array_to_tsvector(string_to_array(words, ' '))) where closed_at is null;
create index subregisters_closed on subregisters (closed_at) where closed_at is not null;
create index subregisters_sealed_under on subregisters (sealed_under);

-- Who may use a holder: `full` may apply, `read` may see.
create table holder_access (
  holder_id integer not null references holders (id),
  -- E-mail address, as that of an account is stored (server/users/users.ts); there may be no account yet.
  username text not null,
  user_access text not null check (user_access in ('full', 'read')),
  primary key (holder_id, username)
);
create index holder_access_username on holder_access (username);
