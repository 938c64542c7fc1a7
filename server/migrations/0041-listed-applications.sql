-- Facts by which staff of the issuer find an application that it has received (domain/application/listedFacts.ts), written with its answers.
create table listed_applications (
  application_id integer primary key references applications (id) on delete cascade,
  -- Of the reading, and its time: a job writes the rows that are missing, of an earlier version, or read before the offer's file was imported
  -- (server/applications/listOutdated.ts).
  version integer not null,
  read_at timestamptz not null,
  offer_id integer not null references offers (id),
  reference text not null,
  -- These two follow the row of the application (the trigger below): no list reads both tables.
  status text not null check (status in ('draft', 'pending_approval', 'submitted', 'accepted', 'rejected', 'withdrawn', 'completed')),
  submitted_at timestamptz not null,
  investor text not null,
  sort_name text not null,
  adviser text not null,
  -- Dollars; null if no amount was asked for.
  amount numeric,
  entered_by text not null check (entered_by in ('investor', 'adviser', 'issuer')),
  -- Words of names, e-mail addresses and the reference, folded, with blanks between.
  words text not null,
  -- Kinds of documents that are needed and missing, with blanks between.
  missing text not null,
  is_pep boolean not null,
  is_foreign boolean not null,
  is_below_minimum boolean not null,
  -- ISO date of the oldest accountant's certificate; null for none.
  certificate_date text,
  -- Id in the register of the holding that it is for; null for a new one.
  holding_id integer,
  -- Keyed hash of the HIN that was given; null for none.
  hin_hash text
);
create index listed_applications_words on listed_applications using gin (array_to_tsvector(string_to_array(words, ' ')));
create index listed_applications_hin on listed_applications (hin_hash) where hin_hash is not null;
create index listed_applications_holding on listed_applications (holding_id) where holding_id is not null;
create index listed_applications_offer on listed_applications (offer_id, status);
-- One for each order of the list. The names are folded: byte by byte is in alphabetical order, the same in every database.
create index listed_applications_age on listed_applications (submitted_at, application_id);
create index listed_applications_name on listed_applications (sort_name collate "C", application_id);
create index listed_applications_amount on listed_applications (coalesce(amount, 0), application_id);

create function follow_status() returns trigger language plpgsql as $$
begin
  update listed_applications set status = new.status, submitted_at = new.submitted_at where application_id = new.id;
  return null;
end
$$;
create trigger applications_listed after update of status, submitted_at on applications
  for each row when (old.status <> new.status or old.submitted_at is distinct from new.submitted_at) execute function follow_status();

-- First 64 bits of keyed hashes of what two applications for one offer have in common if they may be by the same investor.
create table listed_matches (
  offer_id integer not null references offers (id),
  hash bigint not null,
  application_id integer not null references applications (id) on delete cascade,
  primary key (offer_id, hash, application_id)
);
create index listed_matches_application on listed_matches (application_id);

-- Number of applications with each of these hashes, counted by triggers: to count them all takes a second, and is asked for often.
create table listed_match_counts (
  offer_id integer not null,
  hash bigint not null,
  applications integer not null,
  primary key (offer_id, hash)
);
create index listed_match_counts_shared on listed_match_counts (offer_id, hash) where applications > 1;

create function count_match() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into listed_match_counts as counts values (new.offer_id, new.hash, 1)
    on conflict (offer_id, hash) do update set applications = counts.applications + 1;
  else
    update listed_match_counts set applications = applications - 1 where (offer_id, hash) = (old.offer_id, old.hash);
    delete from listed_match_counts where (offer_id, hash, applications) = (old.offer_id, old.hash, 0);
  end if;
  return null;
end
$$;
create trigger listed_matches_counted after insert or delete on listed_matches for each row execute function count_match();
