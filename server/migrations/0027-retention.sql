-- When everything of a submitted application was removed but its bare row and its history; null: it was not.
alter table applications add column emptied_at timestamptz;
create index applications_to_empty on applications (status, submitted_at) where emptied_at is null and submitted_at is not null;
create index applications_leads on applications (created_at) where status = 'draft' and saved_at is null;
create index applications_saved on applications (saved_at) where status = 'draft';

-- A record is never changed, and goes with its application alone, once that has been emptied.
create or replace function refuse_record_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    -- Only what it is sealed under changes.
    if (new.application_id, new.revision, new.sha256, new.made_at) = (old.application_id, old.revision, old.sha256, old.made_at) then
      return new;
    end if;
  elsif tg_op = 'DELETE' then
    if exists (select from applications where id = old.application_id and emptied_at is not null) then
      return old;
    end if;
  end if;
  raise exception 'records are never changed' using errcode = 'restrict_violation';
end
$$;
