-- Events that those who guard the service look at. Rows are added and, after 400 days, removed; none is changed. No name, address or answer.
create table security_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null check (
    kind in (
      'login_tried',
      'login_failed',
      'login_done',
      'wrong_code',
      'permission_refused',
      'limit_reached',
      'number_revealed'
    )
  ),
  -- Keyed hash of the account, or of the name that was tried; null: nobody is signed in.
  account text,
  -- HMAC of the caller's network under a key that changes every 90 days.
  network text not null,
  -- The application that it is about; null: none.
  application_id integer
);
create index security_events_at on security_events (at);
