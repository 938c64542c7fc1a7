-- An adviser's own name for an application that a sheet made, by which they find it again.
alter table applications add column own_reference text check (char_length(own_reference) <= 64);
