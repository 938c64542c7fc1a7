-- A change of a draft's e-mail address can be undone for a day by a link to the former address, and a draft that was deleted by its link or
-- its code alone can be restored for a day.

-- Addresses that a draft has left and that were proven: one row from the moment at which the draft no longer names it.
create table address_undos (
  id uuid primary key,
  application_id integer not null references applications (id) on delete cascade,
  -- 256 random bits, and SHA-256 of the token in the link, as in draft_links.
  seed text not null,
  token_hash text not null unique,
  -- Keyed hash of the address, as in draft_links.
  address_hash text not null,
  -- Ciphertext: the address, and the number that gets the code.
  details jsonb not null,
  sealed_under integer not null,
  -- A code that went to the number had been given before.
  is_verified boolean not null,
  -- The account whose draft it was; null: nobody's.
  user_id integer references users (id),
  created_at timestamptz not null,
  -- When the draft first named another address, and when the link ends; null while what it names is no address.
  changed_at timestamptz,
  expires_at timestamptz,
  -- When the draft named it again: the link is dead, and the same one if the draft leaves it once more.
  returned_at timestamptz,
  -- Wrong codes, of all sessions together.
  guesses integer not null default 0 check (guesses >= 0),
  check ((changed_at is null) = (expires_at is null)),
  check (returned_at is null or changed_at is null)
);
create index address_undos_application on address_undos (application_id);
create index address_undos_end on address_undos (expires_at);
create index address_undos_sealed_under on address_undos (sealed_under);

-- Drafts that can still be restored. They are withdrawn, as those that were deleted for good.
create table deleted_drafts (
  application_id integer primary key references applications (id) on delete cascade,
  -- The client's key of its file: the file may begin another draft meanwhile.
  file_key uuid,
  deleted_at timestamptz not null,
  ends_at timestamptz not null
);
create index deleted_drafts_end on deleted_drafts (ends_at);

-- When somebody first came by the link of an e-mail, which proves the address; null: nobody has.
alter table draft_links add column followed_at timestamptz;
update draft_links set followed_at = created_at
where id in (select link_id from draft_visits where has_followed);

alter table draft_codes
  drop constraint draft_codes_purpose_check,
  add constraint draft_codes_purpose_check check (purpose in ('open', 'verify', 'restore', 'undo')),
  -- Of a code that undoes a change of address.
  add column undo_id uuid references address_undos (id) on delete cascade,
  add constraint draft_codes_undo check ((undo_id is not null) = (purpose = 'undo'));
create index draft_codes_undo_of on draft_codes (undo_id) where undo_id is not null;

alter table outbox drop constraint outbox_receiver;
alter table outbox add constraint outbox_receiver check ((person_key is null) = (channel = 'sms'
  or template in ('issuer_notice', 'application_link', 'links_again', 'guesses_used', 'mobile_replaced', 'draft_ending', 'closing_moved',
    'address_changed', 'draft_deleted')));

-- E-mails by which something can be undone are held back by no other kind.
alter table mail_sends drop constraint mail_sends_kind_check;
alter table mail_sends add constraint mail_sends_kind_check check (kind in ('first', 'link', 'approval', 'notice', 'undo'));
