-- Payments that the issuer's staff have recorded for a received application. One that was recorded by mistake is removed; the history has both.
create table payments (
  application_id integer not null references applications (id) on delete cascade,
  -- Made by the client: a repeat of a call adds nothing.
  id uuid not null,
  at timestamptz not null,
  user_id integer not null references users (id),
  -- ISO date.
  received_on text not null,
  -- In the currency of the offer.
  amount numeric not null check (amount > 0),
  -- Ciphertext: the bank's reference.
  details jsonb not null,
  sealed_under integer not null,
  primary key (application_id, id)
);
create index payments_sealed_under on payments (sealed_under);

-- Dollars payable when it was submitted or edited last; null until the row is read anew.
alter table listed_applications add column due numeric;
-- Sum of its payments, kept with them.
alter table listed_applications add column paid numeric not null default 0;
create index applications_bpay_reference on applications (bpay_reference) where bpay_reference is not null;
