-- Secret fields of an application's rows are ciphertext (server/numbers/rows.ts). The number of the key that a row's are under; null: the
-- row was written before there were keys, and is encrypted at the next start. Persons of accounts have no such field.
alter table people add column sealed_under integer;
alter table organisations add column sealed_under integer;
alter table bank_accounts add column sealed_under integer;
alter table application_steps add column sealed_under integer;
create index people_sealed_under on people (sealed_under) where application_id is not null;
create index organisations_sealed_under on organisations (sealed_under);
create index bank_accounts_sealed_under on bank_accounts (sealed_under);
create index application_steps_sealed_under on application_steps (sealed_under);

-- What stands for a number in whatever leaves the service: a random word for one field of one entity of one application.
create table number_handles (
  handle uuid primary key,
  application_id integer not null references applications (id) on delete cascade,
  -- domain/application/numbers.ts
  number_name text not null,
  unique (application_id, number_name)
);
