-- Upkeep that holds up others waits until nobody calls.
alter table jobs drop constraint jobs_held_back_check;
alter table jobs add constraint jobs_held_back_check check (held_back in ('mail_limit', 'earlier_release', 'calls'));
