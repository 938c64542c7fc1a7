-- A draft belongs to its application, not to a session and an offer.

alter table applications
  -- The client's key of the file from which the application is made: a second file for one offer is another application.
  add column file_key uuid,
  -- In the address of the draft's page; opens nothing by itself.
  add column draft_id uuid unique,
  -- When it was last saved as a draft; null: never.
  add column saved_at timestamptz;
drop index applications_one_lead;
create unique index applications_one_file on applications (session_id, file_key)
  where status = 'draft' and file_key is not null;
-- Pages of earlier releases give no key: one lead for each session and offer.
create unique index applications_one_lead on applications (session_id, offer_id)
  where status = 'draft' and file_key is null and saved_at is null;

-- Whoever is no longer named in a draft is not written to either.
do $$
declare
  earlier record;
begin
  for earlier in
    select conrelid::regclass::text as named, conname from pg_constraint
    where contype = 'f' and ((conrelid = 'outbox'::regclass and confrelid = 'people'::regclass)
      or (conrelid = 'mail_sends'::regclass and confrelid = 'outbox'::regclass))
  loop
    execute format('alter table %s drop constraint %I', earlier.named, earlier.conname);
  end loop;
end
$$;
alter table outbox add constraint outbox_person foreign key (person_key) references people (key) on delete cascade;
alter table mail_sends add constraint mail_sends_message foreign key (outbox_id) references outbox (id) on delete cascade;
create index outbox_of_person on outbox (person_key);

-- Answers are written by id, each row once: two that change places pass each other.
do $$
declare
  earlier record;
begin
  for earlier in
    select conrelid::regclass::text as named, conname from pg_constraint
    where contype = 'u' and conrelid in ('organisations'::regclass, 'bank_accounts'::regclass)
  loop
    execute format('alter table %s drop constraint %I', earlier.named, earlier.conname);
    execute format('alter table %s add constraint %I unique (application_id, step, path, role) deferrable initially deferred',
      earlier.named, earlier.conname);
  end loop;
end
$$;
