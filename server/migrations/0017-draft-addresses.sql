-- By which address a saved draft is found again: a keyed hash of it at its offer, so that it says nothing without the key.
alter table applications add column address_hash text;
create index applications_of_address on applications (address_hash)
  where status = 'draft' and draft_id is not null and address_hash is not null;
-- Of an account, the drafts that it sees on coming back.
create index applications_drafts_of_user on applications (user_id, saved_at) where status = 'draft' and draft_id is not null;
