-- Use of the budgets that cost money or fill disks, by the hour: of a session, a network or an account a keyed hash alone.
create table budget_uses (
  budget text not null,
  scope text not null,
  hour timestamptz not null,
  amount integer not null,
  primary key (budget, scope, hour)
);
create index budget_uses_age on budget_uses (hour);

-- A job of more urgency goes before those that have been due for longer: links and approvals before other e-mails.
alter table jobs add column urgency integer not null default 0;
drop index jobs_due;
create index jobs_due on jobs (urgency desc, due_at) where status = 'waiting';
