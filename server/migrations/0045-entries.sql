-- True for an application that staff of the issuer saved last, acting as such: they enter it from a paper form, and each of them may go on with it.
alter table applications add column by_staff boolean not null default false;
update applications set by_staff = true
where status = 'draft' and (
  select acting_as from events
  where application_id = applications.id and kind in ('lead_stored', 'draft_saved', 'draft_autosaved')
  order by id desc limit 1
) = 'issuer';
create index applications_entries on applications (offer_id, saved_at) where by_staff and status = 'draft';
