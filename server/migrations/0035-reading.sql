-- A session that only reads what was submitted: since it submitted it, or gave a code that went to its mobile.
alter table draft_holds add column reads_only boolean not null default false;
-- `read`: asked for at the address of a submitted application.
alter table draft_codes drop constraint draft_codes_purpose_check;
alter table draft_codes add constraint draft_codes_purpose_check check (purpose in ('open', 'verify', 'restore', 'undo', 'read'));
