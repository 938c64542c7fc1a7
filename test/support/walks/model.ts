/**
 * What is true of an application, kept beside it without its rules: who stands in which list, what was typed into each person and each tax
 * block. Everybody has a number here; which id the application gave them is learnt when they first appear and never changes.
 */
import type { DataStepName, InvestorType } from '#domain/application.ts';

/** What was typed, by what it is; nothing blank. */
export type Said = Readonly<Record<string, string>>;

export type WalkedStep = Extract<
  DataStepName,
  'investor_details' | 'directors' | 'corporate_trustee' | 'trustees' | 'beneficial_owners' | 'others' | 'tax_details'
>;

/** A controlling person of an entity: somebody of the application, and their tax number. */
export interface Controller {
  who: number;
  tin: string;
}

/** Somebody in a form. */
export interface Row {
  who: number;
  said: Said;
  /** Of the entity's tax block, while its answers ask for them. */
  controllers?: readonly Controller[];
  isCompany?: boolean;
  /** The tick of a trustee who owns. */
  owns?: boolean;
}

/** The form of a step: its own answers, the organisation that it is about, its rows. */
export interface Form {
  answers: Said;
  entity?: number;
  rows: Row[];
}

interface SavedStep {
  answers: Said;
  entity?: number;
  whos: number[];
}

export interface Truth {
  saved: Partial<Record<WalkedStep, SavedStep>>;
  /** What was saved of each person. */
  people: Map<number, Said>;
  companies: Set<number>;
  /** The numbers in the tax form, by whom they are about. */
  taxes: Map<number, Said>;
  /** The controlling persons of each tax block that asks for them, be it of nobody. */
  controllers: Map<number, readonly Controller[]>;
  /** What is typed and not saved. */
  drafts: Partial<Record<WalkedStep, Form>>;
}

/** Which steps there are, written down from the table of steps and not read from the code (2-STEP-06 to 2-STEP-16). */
const LISTED: Readonly<Record<string, readonly WalkedStep[]>> = {
  individual: [],
  joint_individual: [],
  bare_trust: ['beneficial_owners'],
  partnership: ['beneficial_owners', 'others'],
  company: ['directors', 'beneficial_owners', 'others'],
  'trust_superfund company': ['corporate_trustee', 'directors', 'beneficial_owners', 'others'],
  'trust_superfund individual': ['trustees', 'beneficial_owners', 'others'],
  trust_superfund: ['beneficial_owners', 'others'],
};
const ALWAYS: readonly WalkedStep[] = ['investor_details', 'tax_details'];

/** The lists of people, in the order in which they are filled. */
export const LISTS = ['investor_details', 'directors', 'trustees', 'beneficial_owners', 'others'] as const;

const IDENTITY = ['idType', 'idNumber', 'idState', 'idCountry', 'idCard', 'idDoc'];
const MOST_BLOCKS = 3;
/** Fills the number of the partnership that walks name (3-TAX-27). */
const PARTNERSHIP_ABN = '51824753556';

export function emptyTruth(): Truth {
  return { saved: {}, people: new Map(), companies: new Set(), taxes: new Map(), controllers: new Map(), drafts: {} };
}

/** The steps of the owner as saved. */
export function listed({ saved }: Pick<Truth, 'saved'>): WalkedStep[] {
  const { type = '', trusteeType } = saved.investor_details?.answers ?? {};
  const key = type === 'trust_superfund' && trusteeType ? `${type} ${trusteeType}` : type;
  return [...ALWAYS, ...(LISTED[key] ?? [])];
}

/** What a list asks of somebody: others are not asked for identity (2-OTH-04), a state belongs to a licence, a country to a passport. */
export function asked(said: Said, step: WalkedStep): Said {
  const hidden = new Set<string>([
    ...(step === 'others' ? IDENTITY : []),
    ...(said['idType'] === 'Passport' ? ['idState', 'idCard'] : ['idCountry']),
  ]);
  return Object.fromEntries(Object.entries(said).filter(([field]) => !hidden.has(field)));
}

/** Whoever stands in a list as saved. */
export function whosIn({ saved }: Pick<Truth, 'saved'>, step: WalkedStep): readonly number[] {
  return saved[step]?.whos ?? [];
}

/** The form of a step as it opens, but for who is new in it. */
export function formOf(truth: Truth, step: WalkedStep): Form {
  const form = truth.drafts[step] ?? savedForm(truth, step);
  return step === 'tax_details' ? withBlocks(truth, form) : form;
}

/** What is saved of a step, as its form shows it. */
export function savedForm(truth: Truth, step: WalkedStep): Form {
  const { answers = {}, entity, whos = [] } = truth.saved[step] ?? {};
  const rows = whos.map((who): Row => {
    if (step === 'tax_details') return taxRow(truth, who);
    const owns = step === 'trustees' && whosIn(truth, 'beneficial_owners').includes(who);
    return {
      who,
      said: asked(truth.people.get(who) ?? {}, step),
      ...(truth.companies.has(who) && { isCompany: true }),
      ...(owns && { owns }),
    };
  });
  return { answers, ...(entity !== undefined && { entity }), rows };
}

function taxRow({ taxes, controllers }: Pick<Truth, 'taxes' | 'controllers'>, who: number): Row {
  const persons = controllers.get(who);
  return { who, said: taxes.get(who) ?? {}, ...(persons && { controllers: persons }) };
}

/** Who declares: the individuals, the trustees of a bare trust that is taxed as they are, otherwise the entity. */
export function parties({ saved }: Pick<Truth, 'saved'>, taxType: string): number[] {
  const { answers = {}, entity, whos = [] } = saved.investor_details ?? {};
  const type = answers['type'] as InvestorType | undefined;
  if (type === 'individual') return whos.slice(0, 1);
  if (type === 'joint_individual' || (type === 'bare_trust' && ['', 'I', 'D'].includes(taxType))) return whos;
  return entity === undefined ? [] : [entity];
}

/** One block for each of the first three who declare. */
export function withBlocks(truth: Truth, form: Form): Form {
  const all = parties(truth, form.answers['type'] ?? '');
  const said: Said = truth.saved.investor_details?.answers['type'] === 'partnership' ? { tfn: PARTNERSHIP_ABN } : {};
  const theirs = all.slice(0, MOST_BLOCKS).map((who) => form.rows.find((row) => row.who === who) ?? { who, said });
  const own = form.rows.filter(({ who }) => !all.includes(who));
  return { ...form, rows: [...theirs, ...own].slice(0, MOST_BLOCKS) };
}

/** What is saved with an answer that takes something away: whoever is saved keeps their name until Next asks who they are. */
export function namedAsSaved(truth: Truth, form: Form): Form {
  const rows = form.rows.map((row): Row => {
    const known = truth.people.get(row.who);
    const typed = Object.entries(row.said).filter(([field]) => !NAMING.includes(field));
    const named = Object.entries(known ?? {}).filter(([field]) => NAMING.includes(field));
    return known ? { ...row, said: Object.fromEntries([...typed, ...named]) } : row;
  });
  return { ...form, rows };
}

const NAMING: readonly string[] = ['first', 'last', 'born'];

/** A form is saved, with all that follows from it elsewhere. */
export function commit(truth: Truth, step: WalkedStep, form: Form): void {
  const before = structuredClone(truth);
  put(truth, step, form);
  if (step === 'trustees') followTicks(truth, form.rows);
  if (step === 'investor_details') followParties(before, truth);
  delete truth.drafts[step];
  settleRest(before, truth, step === 'trustees' ? form.rows : undefined);
}

function put(truth: Truth, step: WalkedStep, { answers, entity, rows }: Form): void {
  truth.saved[step] = { answers, ...(entity !== undefined && { entity }), whos: rows.map(({ who }) => who) };
  for (const { who, said, isCompany, controllers } of rows) {
    if (step === 'tax_details') {
      truth.taxes.set(who, said);
      if (controllers) truth.controllers.set(who, controllers);
      else truth.controllers.delete(who);
    } else {
      const isElsewhere = LISTS.some((list) => list !== step && whosIn(truth, list).includes(who));
      const kept = Object.entries(truth.people.get(who) ?? {}).filter(
        ([field]) => isElsewhere && step === 'others' && IDENTITY.includes(field),
      );
      truth.people.set(who, asked({ ...Object.fromEntries(kept), ...asked(said, step) }, 'directors'));
      if (isCompany) truth.companies.add(who);
    }
  }
}

/** Trustees who are ticked own, and those who are not do not (2-BO-11, 2-BO-12). */
function followTicks(truth: Truth, trustees: readonly Row[]): void {
  const owners = whosIn(truth, 'beneficial_owners');
  const after = ticked(owners, trustees);
  if (after.length !== owners.length || after.some((who, index) => who !== owners[index]))
    truth.saved.beneficial_owners = { answers: {}, whos: after };
}

function ticked(owners: readonly number[], trustees: readonly Row[]): number[] {
  const without = new Set(trustees.filter(({ owns }) => !owns).map(({ who }) => who));
  const kept = owners.filter((who) => !without.has(who));
  const added = trustees.filter(({ who, owns }) => owns && !kept.includes(who)).map(({ who }) => who);
  return [...kept, ...added];
}

/** The tax block of who does not declare any more goes. */
export function followParties(before: Truth, after: Truth): void {
  const { tax_details: tax } = after.saved;
  if (!tax) return;
  const isGone = goneParties(before, after, tax.answers['type'] ?? '');
  tax.whos = tax.whos.filter((who) => !isGone(who));
}

function goneParties(before: Truth, after: Truth, taxType: string): (who: number) => boolean {
  const [was, is] = [parties(before, taxType), parties(after, taxType)];
  return (who) => was.includes(who) && !is.includes(who);
}

/** Another type drops the tax form, steps that are not listed go, what is typed elsewhere follows, and whoever is nowhere is nobody. */
export function settleRest(before: Truth, truth: Truth, trustees?: readonly Row[], keepsTax = false): void {
  const [was, is] = [before, truth].map(({ saved }) => saved.investor_details?.answers['type']);
  const isTaxDropped = !keepsTax && was !== undefined && was !== is;
  const kept = listed(truth);
  for (const name of [...Object.keys(truth.saved), ...Object.keys(truth.drafts)] as WalkedStep[])
    if (!kept.includes(name) || (isTaxDropped && name === 'tax_details')) {
      delete truth.saved[name];
      delete truth.drafts[name];
    }
  followInDrafts(before, truth, trustees);
  const present = new Set(LISTS.flatMap((list) => whosIn(truth, list)));
  for (const who of truth.people.keys()) if (!present.has(who)) truth.people.delete(who);
  for (const who of truth.taxes.keys()) if (!whosIn(truth, 'tax_details').includes(who)) truth.taxes.delete(who);
  for (const who of truth.controllers.keys()) if (!truth.taxes.has(who)) truth.controllers.delete(who);
  dropControllers(truth, present);
}

/** Who is nowhere any more controls nothing: neither as saved nor as typed. */
export function dropControllers(truth: Truth, present: ReadonlySet<number>): void {
  const isThere = ({ who }: Controller) => present.has(who);
  for (const [who, persons] of truth.controllers) truth.controllers.set(who, persons.filter(isThere));
  const { tax_details: tax } = truth.drafts;
  if (!tax) return;
  const rows = tax.rows.map((row) =>
    row.controllers ? { ...row, controllers: row.controllers.filter(isThere) } : row,
  );
  truth.drafts.tax_details = { ...tax, rows };
}

function followInDrafts(before: Truth, truth: Truth, trustees: readonly Row[] | undefined): void {
  for (const list of LISTS) {
    const draft = truth.drafts[list];
    if (!draft) continue;
    const rows = draft.rows.map((row) => ({ ...row, said: followed(row, before, truth) }));
    if (list !== 'beneficial_owners' || !trustees) {
      truth.drafts[list] = { ...draft, rows };
      continue;
    }
    const whos = ticked(
      rows.map(({ who }) => who),
      trustees,
    );
    const added = (who: number): Row => ({ who, said: truth.people.get(who) ?? {} });
    truth.drafts[list] = { ...draft, rows: whos.map((who) => rows.find((row) => row.who === who) ?? added(who)) };
  }
  const { tax_details: tax } = truth.drafts;
  if (!tax) return;
  const isGone = goneParties(before, truth, tax.answers['type'] ?? '');
  truth.drafts.tax_details = { ...tax, rows: tax.rows.filter(({ who }) => !isGone(who)) };
}

/** What nobody typed over follows what was saved elsewhere. */
function followed({ who, said }: Row, before: Truth, after: Truth): Said {
  const [was, is] = [before, after].map((truth) => toldOf(truth, who));
  if (!was || !is) return said;
  const changed = Object.entries(is).filter(
    ([field, value]) => value !== was[field] && (said[field] ?? '') === (was[field] ?? ''),
  );
  return { ...said, ...Object.fromEntries(changed) };
}

/** Returns the answers that the lists show of a person: no identity of one who stands among others alone, though it was given once (2-OTH-04). */
function toldOf(truth: Truth, who: number): Said | undefined {
  const said = truth.people.get(who);
  const isIdentified = LISTS.some((list) => list !== 'others' && whosIn(truth, list).includes(who));
  return said && asked(said, isIdentified ? 'directors' : 'others');
}

/** Whether it has to be asked if somebody who is typed over is somebody else: neither their name nor their birthday is theirs any more. */
export function isDoubtful(known: Said, typed: Said): boolean {
  const name = ({ first = '', last = '' }: Said) => `${first} ${last}`.trim().toLowerCase();
  if (name(known) === '' || name(typed) === '' || name(known) === name(typed)) return false;
  return known['born']
    ? typed['born'] !== known['born']
    : known['first'] !== typed['first'] && known['last'] !== typed['last'];
}
