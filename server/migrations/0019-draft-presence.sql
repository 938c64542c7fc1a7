-- In which pages a saved draft is open: who is at work there, nobody says. Of each page a number of its own, made in the browser.
create table draft_presence (
  application_id integer not null references applications (id) on delete cascade,
  page_id uuid not null,
  session_id uuid not null references sessions (id) on delete cascade,
  -- When it was heard of last, and when somebody last pressed a key there.
  seen_at timestamptz not null,
  active_at timestamptz not null,
  -- Another page wants to go on alone: this one is to save what it has.
  asked_at timestamptz,
  -- It has saved, and takes no keys any more.
  has_let_go boolean not null default false,
  primary key (application_id, page_id)
);
create index draft_presence_session on draft_presence (session_id);
