-- Text messages that were claimed, for what may leave in an hour and a day: of the number a keyed hash alone.
create table sms_sends (
  id integer generated always as identity primary key,
  application_id integer not null references applications (id),
  number_hash text not null,
  calling_code text not null,
  sent_at timestamptz not null
);
create index sms_sends_of_application on sms_sends (application_id, sent_at);
create index sms_sends_of_number on sms_sends (number_hash, sent_at);
create index sms_sends_of_calling_code on sms_sends (calling_code, sent_at);
create index sms_sends_age on sms_sends (sent_at);

-- A text message names nobody: who gets it is found when it is sent.
alter table outbox drop constraint outbox_receiver;
alter table outbox add constraint outbox_receiver
  check ((person_key is null) = (channel = 'sms' or template = 'issuer_notice'));
