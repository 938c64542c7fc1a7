/** Restores controlling persons together with the people that Undo restores. Its code loads with the first removal. */
import type { Application, Person, TaxDeclaration, TaxDetails } from '#domain/application.ts';
import type { Loss } from '#domain/model/prefilled.ts';
import { mapEntities } from '#domain/model/places.ts';
import { peopleById } from '#domain/tax/controllers.ts';
import { declaredTaxType } from '#domain/tax/declaration.ts';
import { declaredBlock } from '#domain/tax/declaredBlock.ts';
import { declarerIn } from '#domain/tax/declarers.ts';
import { applicableTaxFields } from '#domain/tax/sectionFields.ts';

type TaxType = TaxDetails['tax_type'];

/** Returns the ids of the people that a removal took out. */
export function removedPersonIds(loss: Loss): Set<string> {
  const left = peopleById(loss.after);
  return new Set([...peopleBefore(loss).keys()].filter((id) => !left.has(id)));
}

/** Returns the people before a removal by id: the drafted ones, and the saved ones whose place they took. */
export function peopleBefore({ before, saved = {} }: Loss): ReadonlyMap<string, Person> {
  return new Map([...peopleById(saved), ...peopleById(before)]);
}

/**
 * Returns the declaration with the shelved controlling persons who were removed with these people, at their places; unchanged if its
 * answers ask for none now.
 */
export function restoreControllers<Block extends TaxDeclaration>(
  now: Block,
  { cpTinDetails: shelved = [] }: TaxDeclaration,
  { gone, taxType }: { gone: ReadonlySet<string>; taxType: TaxType },
): Block {
  if (!applicableTaxFields(taxType, declaredBlock(now)).includes('cpTinDetails')) return now;
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
  const shelved = new Map<string | undefined, TaxDeclaration>();
  mapDeclarations(loss.before, (block, { declarer }) => {
    shelved.set(declarer, block);
    return block;
  });
  return mapDeclarations(drafts, (block, { declarer, taxType }) =>
    restoreControllers(block, shelved.get(declarer) ?? {}, { gone, taxType }),
  );
}

/** Returns the tax types of an application's declarations, by the ids of their declarers. */
export function taxTypesByDeclarer(application: Application): ReadonlyMap<string | undefined, TaxType> {
  const types = new Map<string | undefined, TaxType>();
  mapDeclarations(application, (block, { declarer, taxType }) => {
    types.set(declarer, taxType);
    return block;
  });
  return types;
}

/** Returns the application with all its declarations changed, each by the id of its declarer and by its tax type. */
function mapDeclarations<Steps extends Application>(
  application: Steps,
  change: <Block extends TaxDeclaration>(block: Block, of: { declarer: string | undefined; taxType: TaxType }) => Block,
): Steps {
  const inside = <Holder extends { taxDetails?: TaxDeclaration }>(
    holder: Holder,
    declarer: string | undefined,
    taxType: TaxType,
  ): Holder => {
    const { taxDetails } = holder;
    if (!taxDetails) return holder;
    const changed = change(taxDetails, { declarer, taxType });
    return changed === taxDetails ? holder : { ...holder, taxDetails: changed };
  };
  const { investor_details: owner = {}, tax_details: tax } = application;
  return mapEntities(application, {
    person: (person) => inside(person, person.id, declarerIn(person).taxType),
    organisation: (organisation, { role }) =>
      inside(organisation, role === 'owner' ? organisation.organisation_id : organisation.id, declaredTaxType(owner)),
    tax: (block) => change(block, { declarer: block.id, taxType: tax?.tax_type }),
  }) as Steps;
}
