/** People who were picked in a step that is still being typed: what is saved of them elsewhere reaches them there too. */
import type { Application, Person } from '#domain/application.ts';
import { PEOPLE } from '#domain/application/peoplePlaces.ts';
import { assembleApplication } from '../steps/assemble.ts';
import type { NormalisedState } from '../steps/normalise.ts';
import type { StepDrafts } from '../steps/stepDraftsSlice.ts';
import { ROLE_FIELDS } from './records.ts';
import { rolesOf } from './roles.ts';
import { parsePrefill } from './shape.ts';

type DraftedState = NormalisedState & { stepDrafts: StepDrafts };

interface Saved {
  state: DraftedState;
  application: Application;
}

/**
 * The drafts with picked people, as they are after a step was saved: the path follows the person's place in the list they come from
 * (it goes when they left that list, 2-TRU-10), and every answer that nobody typed over follows theirs. Only drafts that changed.
 */
export function followPicked(before: DraftedState, after: DraftedState): StepDrafts {
  const drafts: StepDrafts = {};
  if (Object.keys(after.stepDrafts).length === 0) return drafts;
  const saved = [before, after].map((state): Saved => ({ state, application: assembleApplication(state) })) as [
    Saved,
    Saved,
  ];
  for (const { step: name, list: field } of PEOPLE) {
    const draft = (drafts[name] ?? after.stepDrafts[name]) as Record<string, Person[] | undefined> | undefined;
    const rows = draft?.[field];
    if (!Array.isArray(rows)) continue;
    const followed = rows.map((row) => follow(row, ...saved));
    if (followed.some((row, index) => row !== rows[index])) drafts[name] = { ...draft, [field]: followed };
  }
  return drafts;
}

function follow(row: Person, before: Saved, after: Saved): Person {
  const source = row.prefill === undefined ? null : parsePrefill(row.prefill);
  const id = source === null ? undefined : rolesOf(before.state, source.list)[source.index]?.personId;
  if (source === null || id === undefined) return row;
  const index = rolesOf(after.state, source.list).findIndex(({ personId }) => personId === id);
  if (index < 0) {
    const { prefill: _prefill, ...own } = row;
    return own;
  }
  const [was, is] = [personAt(before, source.list, source.index), personAt(after, source.list, index)];
  const changed = Object.entries(is).filter(
    ([field, value]) => isPersonal(field) && !same(was[field], value) && same(was[field], valueOf(row, field)),
  );
  const prefill = `${source.list}.${index}`;
  return changed.length === 0 && prefill === row.prefill ? row : { ...row, ...Object.fromEntries(changed), prefill };
}

function personAt({ application }: Saved, list: string, index: number): Record<string, unknown> {
  const [name, field = ''] = list.split('.') as [keyof Application, string?];
  const rows = (application[name] as Record<string, Record<string, unknown>[] | undefined> | undefined)?.[field];
  return rows?.[index] ?? {};
}

function isPersonal(field: string): boolean {
  return field !== 'prefill' && !ROLE_FIELDS.some((name) => name === field);
}

function valueOf(row: Person, field: string): unknown {
  return (row as Record<string, unknown>)[field];
}

/** A blank and what was never answered are the same. */
function same(one: unknown, other: unknown): boolean {
  return (JSON.stringify(one) ?? '""') === (JSON.stringify(other) ?? '""');
}
