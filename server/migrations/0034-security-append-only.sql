-- Security events are added and, once they are over, removed; nobody changes one, or empties the table.
create trigger security_events_append_only before update on security_events
  for each row execute function refuse_event_change();
create trigger security_events_never_emptied before truncate on security_events
  for each statement execute function refuse_event_change();
