-- The page's key of the file that a document was chosen for: a log-in takes over the documents of the file that goes on, and no other's.
alter table documents add column file_key uuid;
