/** Restores controlling persons together with the people that Undo restores. Its code loads with the first removal. */
import type { Application, Person, TaxDeclaration, Tin } from '#domain/application.ts';
import type { Loss } from '#domain/model/prefilled.ts';
import { mapEntities } from '#domain/model/places.ts';
import { peopleById } from '#domain/tax/controllers.ts';

type WithControllers = { cpTinDetails?: Tin[] };

/** Returns the ids of the people that a removal took out. */
export function removedPersonIds(loss: Loss): Set<string> {
  const left = peopleById(loss.after);
  return new Set([...peopleBefore(loss).keys()].filter((id) => !left.has(id)));
}

/** Returns the people before a removal by id: the drafted ones, and the saved ones whose place they took. */
export function peopleBefore({ before, saved = {} }: Loss): ReadonlyMap<string, Person> {
  return new Map([...peopleById(saved), ...peopleById(before)]);
}

/** Returns the declaration with the shelved controlling persons who were removed with these people, at their places. */
export function restoreControllers<Block extends WithControllers>(
  now: Block,
  { cpTinDetails: shelved = [] }: WithControllers,
  gone: ReadonlySet<string>,
): Block {
  const rows = [...(now.cpTinDetails ?? [])];
  shelved.forEach((row, index) => {
    const isBack = row.id !== undefined && gone.has(row.id) && !rows.some(({ id }) => id === row.id);
    if (isBack) rows.splice(index, 0, row);
  });
  return rows.length === (now.cpTinDetails ?? []).length ? now : { ...now, cpTinDetails: rows };
}

/** Restores the controlling persons removed with a removal to drafts, as they were typed then. */
export function restoreControllersInDrafts<Drafts extends Application>(drafts: Drafts, loss: Loss): Drafts {
  const gone = removedPersonIds(loss);
  if (gone.size === 0) return drafts;
  const shelved = new Map<string | undefined, WithControllers>();
  mapDeclarations(loss.before, (block, declarer) => {
    shelved.set(declarer, block);
    return block;
  });
  return mapDeclarations(drafts, (block, declarer) => restoreControllers(block, shelved.get(declarer) ?? {}, gone));
}

/** Returns the application with all its declarations changed, each by the id of its declarer. */
function mapDeclarations<Steps extends Application>(
  application: Steps,
  change: <Block extends WithControllers>(block: Block, declarer: string | undefined) => Block,
): Steps {
  const inside = <Holder extends { taxDetails?: TaxDeclaration }>(holder: Holder, id: string | undefined): Holder => {
    const { taxDetails } = holder;
    if (!taxDetails) return holder;
    const changed = change(taxDetails, id);
    return changed === taxDetails ? holder : { ...holder, taxDetails: changed };
  };
  return mapEntities(application, {
    person: (person) => inside(person, person.id),
    organisation: (organisation, { role }) =>
      inside(organisation, role === 'owner' ? organisation.organisation_id : organisation.id),
    tax: (block) => change(block, block.id),
  }) as Steps;
}
