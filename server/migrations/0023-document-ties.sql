-- Applications that name a document. One document may stand in several: a draft, and an application that was submitted with the same file.
-- The foreign key is the last guard: no statement removes a document that an application still names.
create table document_ties (
  document_id uuid not null references documents (id),
  application_id integer not null references applications (id),
  primary key (document_id, application_id)
);
create index document_ties_application on document_ties (application_id);

insert into document_ties (document_id, application_id)
select id, application_id from documents where application_id is not null;

-- Earlier releases tied a document to the first application that named it. Every other one that was submitted with it is found by its
-- answers, in which documents stand by their ids. The first record of an approved application may name more: the next start reads those.
with answers as (
  select application_id, answers::text as content from application_steps
  union all select application_id, details::text from people where application_id is not null
  union all select application_id, own::text from people_places
  union all select application_id, details::text from organisations
  union all select application_id, details::text from bank_accounts
), named as (
  select answers.application_id, (regexp_matches(answers.content, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g'))[1]::uuid as id
  from answers join applications on applications.id = answers.application_id
  where applications.status <> 'draft'
)
insert into document_ties (document_id, application_id)
select distinct documents.id, named.application_id from named join documents on documents.id = named.id
on conflict do nothing;

-- A draft that shares a document with another one of the same session.
with answers as (
  select application_id, answers::text as content from application_steps
  union all select application_id, details::text from people where application_id is not null
  union all select application_id, own::text from people_places
  union all select application_id, details::text from organisations
  union all select application_id, details::text from bank_accounts
), named as (
  select answers.application_id, applications.session_id,
    (regexp_matches(answers.content, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g'))[1]::uuid as id
  from answers join applications on applications.id = answers.application_id
  where applications.status = 'draft'
)
insert into document_ties (document_id, application_id)
select distinct documents.id, named.application_id
from named join documents on documents.id = named.id and documents.session_id = named.session_id
on conflict do nothing;

-- An earlier release that runs beside this one for a while still ties by its own column; nothing else reads or writes it.
create function tie_document() returns trigger language plpgsql as $$
begin
  insert into document_ties (document_id, application_id) values (new.id, new.application_id) on conflict do nothing;
  return new;
end
$$;
create trigger documents_tied after insert or update of application_id on documents
  for each row when (new.application_id is not null) execute function tie_document();

insert into server_keys (name, value)
select 'document_ties_owed', 'since documents are tied to each application that names them'
where exists (select from records);
