-- Allotments of completed applications: one for each, which goes when its completion is taken back.
create table allotments (
  application_id integer primary key references applications (id) on delete cascade,
  -- ISO date.
  allotted_on text not null,
  units numeric not null check (units > 0),
  -- Ciphertext: the HIN, SRN or other number of the holder; blank for none.
  details jsonb not null,
  sealed_under integer not null
);
create index allotments_sealed_under on allotments (sealed_under);

-- Number of securities that was applied for; null if it was not asked for, and until the row is read anew.
alter table listed_applications add column units numeric;
