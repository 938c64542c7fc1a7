/** Who invests: the type, the individuals or trustees, the entity. */
import { takesUploads } from '#domain/documents/uploadsAsked.ts';
import type { InvestorDetails, InvestorType } from '#domain/application.ts';
import { newPerson } from '#domain/people/personDefaults.ts';
import { changeDetails, changeInvestorType, newBareTrustee } from '#domain/stepRules/investor_details/changes.ts';
import { openEntry, withType } from '#domain/stepRules/investor_details/rules.ts';
import { aCompany, anApplicationBy } from '../entityApplications.ts';
import type { Action } from './actions.ts';
import type { Form, Said } from './model.ts';
import { note } from './gestures.ts';
import { answerWho } from './people.ts';
import { typeRow } from './typing.ts';
import { adopt, expectForm, give, nextNumber, type Opened, type Walker } from './walker.ts';

const OWNERS: readonly (readonly [InvestorType, 'company' | 'individual' | undefined])[] = [
  ['individual', undefined],
  ['joint_individual', undefined],
  ['bare_trust', undefined],
  ['company', undefined],
  ['partnership', undefined],
  ['trust_superfund', 'company'],
  ['trust_superfund', 'individual'],
];
const MOST_INVESTORS = 4;

/** Does an action in the investor step; answers who was said to be still the same person. */
export function performOwner(walker: Walker, opened: Opened<'investor_details'>, action: Action): Set<number> {
  if (action.kind === 'owner') changeType(walker, opened, action);
  if (action.kind === 'addOwner') addOwner(walker, opened);
  if (action.kind === 'removeOwner') removeOwner(walker, opened, action);
  if (action.kind === 'trusteeKind') changeTrusteeKind(walker, opened, action);
  return action.kind === 'removeOwner' ? new Set() : fillOwner(walker, opened, action);
}

function changeType(walker: Walker, opened: Opened<'investor_details'>, { where }: Action): void {
  const [type, trusteeType] = OWNERS[where % OWNERS.length] ?? ['individual', undefined];
  const { values, form } = opened;
  if (type !== values.investor_type) {
    note(walker, { does: 'choose', field: 'investor_type', value: type });
    const keeps = [type, values.investor_type].every((each) => each === 'individual' || each === 'joint_individual');
    answerOwner(walker, opened, {
      after: changeInvestorType(values, type),
      kept: keeps && form.rows.length > 0 ? [0] : [],
    });
  }
  if (trusteeType === undefined || trusteeType === opened.values.trusteeType) return;
  note(walker, { does: 'choose', field: 'trusteeType', value: trusteeType });
  answerOwner(walker, opened, { after: changeDetails(opened.values, { trusteeType }), kept: [] });
}

function addOwner(walker: Walker, opened: Opened<'investor_details'>): void {
  const { values, form } = opened;
  const { investor_type: type, investors = [] } = values;
  const kept = form.rows.map((_row, index) => index);
  if (type === 'individual') {
    note(walker, { does: 'add' });
    answerOwner(walker, opened, { after: changeInvestorType(values, 'joint_individual'), kept });
  }
  const isFull = type !== 'bare_trust' && investors.length >= MOST_INVESTORS;
  if ((type !== 'joint_individual' && type !== 'bare_trust') || isFull) return;
  note(walker, { does: 'add' });
  const added = type === 'bare_trust' ? newBareTrustee('individual') : newPerson();
  answerOwner(walker, opened, { after: { ...values, investors: [...investors, added] }, kept });
}

/** Not the primary investor, not the last joint one, and not the only trustee (2-INV-53, 2-BARE-05). */
function removeOwner(walker: Walker, opened: Opened<'investor_details'>, { at }: Action): void {
  const { investor_type: type, investors = [] } = opened.values;
  const first = type === 'joint_individual' ? 1 : 0;
  const least = type === 'joint_individual' ? 2 : type === 'bare_trust' ? 1 : Infinity;
  if (investors.length <= least) return;
  const gone = first + (at % (investors.length - first));
  note(walker, { does: 'remove', card: gone });
  const kept = investors.flatMap((_row, index) => (index === gone ? [] : [index]));
  const after = { ...opened.values, investors: investors.filter((_row, index) => index !== gone) };
  answerOwner(walker, opened, { after, kept });
}

function changeTrusteeKind(walker: Walker, opened: Opened<'investor_details'>, { at }: Action): void {
  const { investor_type: type, investors = [] } = opened.values;
  if (type !== 'bare_trust' || investors.length === 0) return;
  const place = at % investors.length;
  const kind = investors[place]?.trusteeType === 'company' ? 'individual' : 'company';
  note(walker, { does: 'choose', field: 'trusteeType', value: kind, card: place });
  const after = investors.map((entry, index) => (index === place ? newBareTrustee(kind) : entry));
  answerOwner(walker, opened, {
    after: { ...opened.values, investors: after },
    kept: investors.map((_entry, index) => (index === place ? null : index)),
  });
}

/** The form after an answer that brings and takes blocks: rows that stay are as they were typed. */
function answerOwner(
  walker: Walker,
  opened: Opened<'investor_details'>,
  { after, kept }: { after: InvestorDetails; kept: readonly (number | null)[] },
): void {
  const { context, form } = opened;
  const identified = withIds(after, context.newId);
  const details = withType(identified, context);
  const investors = details.investors?.map((entry, index) =>
    kept[index] === undefined || kept[index] === null ? openEntry(details, index, context) : entry,
  );
  const isSame = after.investor_type === form.answers['type'];
  const rows = kept.flatMap((place) => form.rows.filter((_row, index) => index === place));
  const answers = ownAnswers(after, isSame ? form.answers : {});
  const next: Form = { answers, rows, ...(isSame && form.entity !== undefined && { entity: form.entity }) };
  const values = { ...details, ...(investors && { investors }) };
  const isKept = kept.every((place) => place !== null);
  if (!isKept) {
    // A block in the middle that is another one now.
    const number = nextNumber(walker);
    const at = kept.indexOf(null);
    const entry = investors?.[at] ?? {};
    if (entry.id === undefined || [...walker.ids.values()].includes(entry.id))
      throw new Error('a new trustee with an old id');
    walker.ids.set(number, entry.id);
    next.rows.splice(at, 0, { who: number, said: {}, ...(entry.trusteeType === 'company' && { isCompany: true }) });
  }
  const given = { ...opened, values, form: next };
  adopt(walker, given);
  expectForm(walker, given);
  give(walker, opened, { values, form: next });
}

function ownAnswers(details: InvestorDetails, before: Said): Said {
  const { investor_type: type, trusteeType } = details;
  return {
    ...before,
    ...(type !== undefined && { type }),
    ...(type === 'trust_superfund' && trusteeType && { trusteeType }),
  };
}

function withIds(details: InvestorDetails, newId: () => string): InvestorDetails {
  const { investors } = details;
  if (!investors) return details;
  return {
    ...details,
    investors: investors.map((entry) => (entry.id === undefined ? { ...entry, id: newId() } : entry)),
  };
}

/** Fills in blank blocks, or types over one; names the entity that invests. Answers who was said to be still the same person. */
export function fillOwner(walker: Walker, opened: Opened<'investor_details'>, action: Action): Set<number> {
  const confirmed = new Set<number>();
  const { offer } = opened.context;
  const { investor_type: type } = opened.values;
  const last = takesUploads(offer) ? 'idDoc' : 'idNumber';
  const blank = opened.form.rows.filter(({ said }) => said['company'] === undefined && said[last] === undefined);
  const chosen = opened.form.rows[action.at % Math.max(1, opened.form.rows.length)];
  const rows = blank.length > 0 ? blank : action.kind === 'entity' && chosen ? [chosen] : [];
  rows.forEach((row, index) => {
    const before = { ...row.said };
    typeRow(walker, opened, { row, how: action.how + index });
    answerWho(walker, opened, { row, before, action, confirmed });
  });
  if (type === 'individual' || type === 'joint_individual' || type === 'bare_trust' || type === undefined)
    return confirmed;
  const number = nextNumber(walker);
  const complete: InvestorDetails | undefined = {
    company: aCompany(offer),
    partnership: anApplicationBy('partnership', offer).investor_details,
    trust_superfund: anApplicationBy('corporate_trust', offer).investor_details,
  }[type];
  const { trusteeType: _kind, investor_type: _type, ...fields } = complete ?? {};
  const names = { company: 'companyName', partnership: 'partnershipName', trust_superfund: 'trustName' } as const;
  const name = `Entity ${number}`;
  opened.values = { ...opened.values, ...fields, [names[type]]: name };
  opened.form = { ...opened.form, answers: { ...opened.form.answers, name } };
  return confirmed;
}

/** Names the company that is the trustee, and answers what else is asked of it. */
export function nameCorporateTrustee(walker: Walker, opened: Opened<'corporate_trustee'>): void {
  const name = `Trustee ${nextNumber(walker)} Pty Ltd`;
  const { id } = opened.values;
  const company = aCompany(opened.context.offer);
  opened.values = { ...opened.values, ...company, ...(id !== undefined && { id }), companyName: name };
  opened.form = { ...opened.form, answers: { name } };
}
