-- One row for each file that was chosen, however often it is sent: the client's key of it.
alter table documents add column upload_key uuid;
create unique index documents_upload_key on documents (session_id, upload_key) where upload_key is not null;
