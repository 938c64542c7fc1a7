-- The customer reference for BPAY, fixed as the application is submitted; null where its offer has no biller.
alter table applications add column bpay_reference text;

-- What was submitted before keeps the number that it was told: offer in 4 digits, application in 7, check digit by MOD10V01.
update applications
set bpay_reference = numbered.digits || ((10 - (
    select sum(case when place % 2 = 0 then digit when digit > 4 then 2 * digit - 9 else 2 * digit end)
    from (
      select place, substr(numbered.digits, place, 1)::integer as digit from generate_series(1, 11) as place
    ) as placed
  ) % 10) % 10)::text
from (
  select id, lpad(offer_id::text, 4, '0') || lpad(id::text, 7, '0') as digits from applications
) as numbered
where numbered.id = applications.id and applications.submitted_at is not null;
