-- Internal notes of the issuer's staff about a received application. They are added and never changed; they end with its answers.
create table notes (
  application_id integer not null references applications (id) on delete cascade,
  -- Made by the client: a repeat of a call adds nothing.
  id uuid not null,
  at timestamptz not null,
  user_id integer not null references users (id),
  -- Ciphertext: the text.
  details jsonb not null,
  sealed_under integer not null,
  primary key (application_id, id)
);
create index notes_sealed_under on notes (sealed_under);
