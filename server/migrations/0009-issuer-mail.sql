-- The issuer's own e-mail goes to no person: its address is read from the offer when it is sent.
alter table outbox alter column person_key drop not null;
alter table outbox add constraint outbox_receiver check ((person_key is null) = (template = 'issuer_notice'));
create unique index outbox_issuer on outbox (application_id, template) where person_key is null;
