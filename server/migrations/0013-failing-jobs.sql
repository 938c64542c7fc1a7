-- What fails is seen from its first failure on, and what is held back says why.
alter table jobs
  -- Of the failures in a row: it says something only where last_failure does.
  add column failing_since timestamptz,
  -- Why it was left for later, where that was no failure; the words of server/outbox/sending.ts.
  add column held_back text check (held_back in ('mail_limit', 'earlier_release'));
-- A message is owed at once, so it has failed since about then.
update jobs set failing_since = created_at where kind = 'message' and last_failure is not null;
