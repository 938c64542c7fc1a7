-- Who is who: one row for each person of an application, and their places in a table of their own. `id` names them within their
-- application (design 2b); `key` is the row's own name here.

alter table people rename column id to key;
alter table outbox rename column person_id to person_key;
alter table users rename column person_id to person_key;

alter table people add column id uuid;
-- A person; what a person or an entity declared for tax, under their id; an answer that speaks of somebody; somebody with an account.
alter table people add column kind text;
update people set id = key, kind = case
  when role = 'account' then 'account'
  when role in ('investor', 'director', 'trustee', 'beneficial_owner', 'other') then 'person'
  when role = 'taxpayer' then 'tax_declaration'
  else 'answer'
end;
alter table people alter column id set not null, alter column kind set not null;
alter table people add constraint people_kind check (kind in ('person', 'tax_declaration', 'answer', 'account'));

create table people_places (
  application_id integer not null references applications (id) on delete cascade,
  person_key uuid not null references people (key) on delete cascade,
  step text not null,
  -- Where in the step's answers the fields stand; empty: at the top.
  path text not null,
  role text not null,
  -- Names of the fields that this place asks of the person; others may ask for more.
  fields jsonb not null,
  -- What is said of their place in this list, not of them.
  own jsonb not null,
  primary key (application_id, step, path, role)
);
create index people_places_person on people_places (person_key);

insert into people_places (application_id, person_key, step, path, role, fields, own)
select application_id, key, step, path, role,
  coalesce((
    select jsonb_agg(field.name) from jsonb_object_keys(details) as field (name)
    where kind <> 'person' or field.name not in
      ('visible', 'roles', 'trusteeType', 'prefill', 'was_prefilled_trustee', 'is_existing_trustee_ben_owner')
  ), '[]'),
  coalesce((
    select jsonb_object_agg(field.name, field.value) from jsonb_each(details) as field (name, value)
    where kind = 'person' and field.name in ('visible', 'roles', 'trusteeType')
  ), '{}')
from people where application_id is not null;

-- Whoever was picked from another list stood in a row for each; the wire's path says whose row it is a copy of, unless it says
-- something else of the person.
create temporary table same_person on commit drop as
with recursive copies as (
  select copy.key as copy, source.key as source
  from people as copy
  join people as source on source.application_id = copy.application_id and source.kind = 'person'
    and copy.details ->> 'prefill' = source.step || '.' || source.path
  where copy.kind = 'person' and copy.key <> source.key and not exists (
    select 1 from jsonb_each(copy.details) as field (name, value)
    where field.name not in
        ('visible', 'roles', 'trusteeType', 'prefill', 'was_prefilled_trustee', 'is_existing_trustee_ben_owner')
      and source.details ? field.name and source.details -> field.name <> field.value
  )
), chain as (
  select key as row_key, key as person_key from people
  where kind = 'person' and key not in (select copy from copies)
  union
  select copies.copy, chain.person_key from copies join chain on chain.row_key = copies.source
)
select row_key, person_key from chain where row_key <> person_key;

update people set details = known.details || people.details
from (
  select same_person.person_key, jsonb_object_agg(field.name, field.value) as details
  from same_person join people on people.key = same_person.row_key, jsonb_each(people.details) as field (name, value)
  group by same_person.person_key
) as known
where people.key = known.person_key;
update people_places set person_key = same_person.person_key from same_person where people_places.person_key = same_person.row_key;
delete from people where key in (select row_key from same_person);

update people
set details = details - '{visible,roles,trusteeType,prefill,was_prefilled_trustee,is_existing_trustee_ben_owner}'::text[]
where kind = 'person';

-- A declaration is that of the investor at its place, or of the entity that invests.
update people as declaration set id = investor.id
from people_places as place, application_steps as tax, application_steps as details, people_places as stands, people as investor
where declaration.kind = 'tax_declaration' and place.person_key = declaration.key
  and tax.application_id = place.application_id and tax.step = 'tax_details'
  and details.application_id = place.application_id and details.step = 'investor_details'
  and (details.answers ->> 'investor_type' in ('individual', 'joint_individual')
    or (details.answers ->> 'investor_type' = 'bare_trust' and coalesce(tax.answers ->> 'tax_type', 'I') in ('', 'I', 'D')))
  and stands.application_id = place.application_id and stands.step = 'investor_details' and stands.role = 'investor'
  and stands.path = place.path and investor.key = stands.person_key;
update people as declaration set id = organisations.id
from people_places as place, organisations
where declaration.kind = 'tax_declaration' and place.person_key = declaration.key and place.path = 'investors.0'
  and organisations.application_id = place.application_id and organisations.role = 'owner'
  and declaration.id = declaration.key;

alter table people drop constraint people_owner;
drop index people_account;
alter table people drop column step, drop column path, drop column role;
alter table people add constraint people_owner check (application_id is not null or kind = 'account');
alter table people add constraint people_of_application unique (application_id, kind, id);
create unique index people_account on people (email) where kind = 'account';

alter table organisations drop constraint organisations_pkey;
alter table organisations add primary key (application_id, id);
