-- Whether others use the computer of the session that holds a draft (1-LAND-44): no page of it keeps anything on the device.
alter table draft_holds add column is_shared boolean not null default false;
