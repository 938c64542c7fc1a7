-- What waits for approval is found by its investor's address, as a draft is by that of whoever applies.
drop index applications_of_address;
create index applications_of_address on applications (address_hash)
  where status in ('draft', 'pending_approval') and draft_id is not null and address_hash is not null;
