/** Controlling persons of an entity who were entered before, as directors, owners or trustees (3-CP-07). */
import type { Application, Person, TaxInvestor, Tin } from '../application.ts';
import { residentialPlace } from '../addresses/addressAt.ts';
import { addressLines } from '../addresses/addressLines.ts';
import { personName } from '../people/names.ts';
import { callForPicking, standingsOf } from '../people/standings.ts';
import { blankTin } from '../tax.ts';

/** Somebody who can be picked, and what to call them. */
export interface ControllingCandidate {
  person: Person;
  name: string;
}

/** Everybody of the application with a name who is none of `rows` yet, once each; two of one name are told by their birthdays, else by their blocks. */
export function controllingCandidates(application: Application, rows: readonly Tin[] = []): ControllingCandidate[] {
  const people = new Map<string, Person>();
  for (const { person } of standingsOf(application)) {
    const key = person.id ?? personName(person);
    people.set(key, { ...person, ...people.get(key) });
  }
  const everybody = [...people.values()].filter((person) => personName(person) !== '');
  return everybody
    .filter((person) => !rows.some((row) => isOf(row, person)))
    .map((person) => ({ person, name: callForPicking(person, everybody, application) }));
}

/** The block with somebody as controlling person: in the first row that is blank, else in one more. Their address is written in one line (3-CP-11). */
export function withControllingPerson<Block extends TaxInvestor>(block: Block, person: Person): Block {
  const rows = block.cpTinDetails ?? [];
  const at = rows.findIndex(isBlank);
  const known = {
    cp_name: personName(person),
    cp_dob: person.dateOfBirth?.trim() ?? '',
    cp_address: addressLines(person, residentialPlace(person)).join(', '),
  };
  const filled =
    at < 0
      ? [...rows, { ...blankTin('CONTROL_PERSON'), ...known }]
      : rows.map((row, index) => (index === at ? { ...row, ...known } : row));
  return { ...block, cpTinDetails: filled };
}

function isOf({ cp_name: name, cp_dob: birthday }: Tin, person: Person): boolean {
  return name?.trim() === personName(person) && (birthday?.trim() ?? '') === (person.dateOfBirth?.trim() ?? '');
}

function isBlank({
  cp_name: name,
  cp_dob: birthday,
  cp_address: address,
  tax_country: country,
  has_tin: has,
}: Tin): boolean {
  return [name, birthday, address].every((text) => !text?.trim()) && country == null && has == null;
}
