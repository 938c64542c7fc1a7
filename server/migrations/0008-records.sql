-- Who issues. An offer names its issuer (`client_name`), staff belong to one, and what they read ends there.
create table issuers (
  id integer generated always as identity primary key,
  name text not null unique
);
insert into issuers (name) select distinct coalesce(content ->> 'client_name', name) from offers;
alter table offers add column issuer_id integer references issuers (id);
update offers set issuer_id = issuers.id from issuers where issuers.name = coalesce(offers.content ->> 'client_name', offers.name);
alter table offers alter column issuer_id set not null;
-- Null: of none. Staff of no issuer read nothing of anybody's.
alter table users add column issuer_id integer references issuers (id);

-- What was lodged, in words, as docs/record.md describes it: written with the application, and never changed.
create table records (
  application_id integer not null references applications (id),
  -- Of the application.
  revision integer not null,
  -- Of the canonical JSON.
  sha256 text not null,
  -- The canonical JSON, and the key of the digests in it: ciphertext (server/numbers/rows.ts).
  details jsonb not null,
  sealed_under integer not null,
  made_at timestamptz not null,
  primary key (application_id, revision)
);
create index records_sealed_under on records (sealed_under);

create function refuse_record_change() returns trigger language plpgsql as $$
begin
  -- Only what it is sealed under changes.
  if tg_op = 'UPDATE' then
    if (new.application_id, new.revision, new.sha256, new.made_at) = (old.application_id, old.revision, old.sha256, old.made_at) then
      return new;
    end if;
  end if;
  raise exception 'records are never changed' using errcode = 'restrict_violation';
end
$$;
create trigger records_never_changed before update or delete on records for each row execute function refuse_record_change();
create trigger records_never_emptied before truncate on records for each statement execute function refuse_record_change();

-- The files of records that have been given out, each made once: by these hashes anybody can ask whether theirs is one of them.
create table record_files (
  application_id integer not null,
  revision integer not null,
  kind text not null check (kind in ('json', 'pdf')),
  sha256 text not null,
  size integer not null check (size > 0),
  -- Where it lies among the documents; null: the record itself is the file.
  stored_name text unique,
  made_at timestamptz not null,
  primary key (application_id, revision, kind),
  foreign key (application_id, revision) references records (application_id, revision)
);
create index record_files_sha256 on record_files (sha256);
