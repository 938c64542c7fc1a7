-- Contents by their hash, one row each, whoever refers to it: documents, files of records, files of offers. The content lies in the
-- store for as long as its row stands here, from when the first claim was honoured.
create table files (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  size integer not null check (size >= 0),
  created_at timestamptz not null
);

-- Who is about to refer to a content: as long as a claim holds, nobody removes it. One row a claim: several may want the same content.
create table file_claims (
  token uuid primary key,
  sha256 text not null references files (sha256),
  claimed_until timestamptz not null
);
create index file_claims_sha256 on file_claims (sha256);

-- Null: by its hash in the store. A name is one that an earlier release gave, and is taken in at the next start.
alter table documents alter column stored_name drop not null;
create index documents_sha256 on documents (sha256);

-- The offers' own files: those of today, and what they replaced.
create table offer_files (
  id integer generated always as identity primary key,
  offer_id integer not null references offers (id),
  -- As the offer names it: images/hero.svg, documents/Prospectus.pdf.
  path text not null,
  sha256 text not null,
  size integer not null check (size >= 0),
  added_at timestamptz not null,
  -- When another content came under its path, or the offer no longer named it. Null: it is served today.
  replaced_at timestamptz
);
create unique index offer_files_current on offer_files (offer_id, path) where replaced_at is null;
create index offer_files_sha256 on offer_files (sha256);
