-- What the public pages draw of an offer: its texts as trees, and its colours. Derived at import; null for what an earlier release imported.
alter table offers add column presentation jsonb;
