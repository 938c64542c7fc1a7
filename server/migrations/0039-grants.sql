-- What a session or an account may do with an application, stored: domain/application/access.ts says which permissions each kind gives.
-- Staff need no row: they come from their issuer. Holds and readings by a code stand in draft_holds, since they end by themselves.
-- A grant that ends keeps its row.
create table grants (
  id bigint generated always as identity primary key,
  application_id integer not null references applications (id),
  -- owner: the account that owns it. begun: the session in which it was begun, and the account of that session. approver: the investor who
  -- declined it.
  kind text not null check (kind in ('owner', 'begun', 'approver')),
  user_id integer references users (id),
  session_id uuid references sessions (id),
  since timestamptz not null,
  until timestamptz,
  check ((user_id is null) <> (session_id is null))
);
create index grants_of_application on grants (application_id) where until is null;
create index grants_of_session on grants (session_id) where session_id is not null;

insert into grants (application_id, kind, user_id, since)
select id, 'owner', user_id, created_at from applications where user_id is not null;

-- The row of an emptied application names nobody.
insert into grants (application_id, kind, user_id, since)
select distinct on (applications.id) applications.id, 'owner', events.user_id, events.at
from applications join events on events.application_id = applications.id
where applications.emptied_at is not null and events.kind = 'submitted' and events.acting_as <> 'issuer' and events.user_id is not null
order by applications.id, events.id desc;

insert into grants (application_id, kind, session_id, since)
select id, 'begun', session_id, created_at from applications where submitted_at is null;

insert into grants (application_id, kind, user_id, since)
select applications.id, 'begun', sessions.user_id, applications.created_at
from applications join sessions on sessions.id = applications.session_id
where applications.submitted_at is null and sessions.user_id is not null;

insert into grants (application_id, kind, session_id, since)
select application_id, 'approver', session_id, min(at) from events
where kind in ('declined', 'emptied') and acting_as = 'investor' and session_id is not null
group by application_id, session_id;

insert into grants (application_id, kind, user_id, since)
select application_id, 'approver', user_id, min(at) from events
where kind in ('declined', 'emptied') and acting_as = 'investor' and user_id is not null
group by application_id, user_id;

-- Owners follow the row of the application: an earlier release that runs beside this one for a while knows no grants.
create function follow_owner() returns trigger language plpgsql as $$
declare
  account integer := (select user_id from sessions where id = new.session_id);
begin
  -- Whoever owned an application that is emptied reads that it was.
  if new.emptied_at is not null then
    return new;
  end if;
  if tg_op = 'UPDATE' then
    update grants set until = now()
    where application_id = new.id and until is null and (
      (kind = 'owner' and user_id is distinct from new.user_id)
      or (kind = 'begun' and session_id is not null and session_id <> new.session_id)
      or (kind = 'begun' and user_id is not null and user_id is distinct from account)
    );
  end if;
  insert into grants (application_id, kind, user_id, session_id, since)
  select new.id, given.kind, given.user_id, given.session_id, now()
  from (values
    ('owner', new.user_id, null::uuid),
    ('begun', case when new.submitted_at is null then account end, null::uuid),
    ('begun', null::integer, case when new.submitted_at is null then new.session_id end)
  ) as given (kind, user_id, session_id)
  where (given.user_id is not null or given.session_id is not null) and not exists (
    select from grants where grants.application_id = new.id and grants.kind = given.kind and grants.until is null
      and grants.user_id is not distinct from given.user_id and grants.session_id is not distinct from given.session_id
  );
  return new;
end
$$;
create trigger applications_owned_first after insert on applications
  for each row when (new.user_id is not null or new.status = 'draft') execute function follow_owner();
create trigger applications_owned after update of user_id, session_id on applications
  for each row when (old.user_id is distinct from new.user_id or old.session_id <> new.session_id) execute function follow_owner();

-- When the issuer received it; null: it has not, or was declined, expired or withdrawn before.
alter table applications add column reached_at timestamptz;
update applications set reached_at = (
  select min(at) from events where events.application_id = applications.id and events.facts ->> 'status' = 'submitted'
);
-- Also for an earlier release that runs beside this one.
create function note_reached() returns trigger language plpgsql as $$
begin
  new.reached_at := coalesce(new.reached_at, new.submitted_at, now());
  return new;
end
$$;
create trigger applications_reached before insert or update of status on applications
  for each row when (new.status = 'submitted' and new.reached_at is null) execute function note_reached();
