/** Answers that a tax declaration was signed over: a change to one of them requires a new signature (3-DECL-06). */
import type { TaxDeclaration, TaxDetails, TaxInvestor } from '../model/application.ts';
import { isMasked, maskNumber } from '../formats/format.ts';
import { isRecord } from '../formats/isRecord.ts';
import { declaredBlock } from './declaredBlock.ts';

/** Fields that are no part of the declared facts: keys of rows, flags of encrypted numbers, and the signature itself. */
const UNSIGNED: ReadonlySet<string> = new Set([
  ...['id', 'visible', 'encrypted_tfn', 'encrypted_tin', 'send_comms', 'investor_type'],
  ...['submit_declaration', 'submit_person_name', 'submit_date', 'submit_date_prefilled', 'signed_answers'],
  ...['completed', 'submitted'],
]);

/** Fields with a number: the service returns only its end (3-TFN-11). */
const NUMBERS: ReadonlySet<string> = new Set(['tfn', 'tin']);

/** Returns a short mark of the tax step's answers for saving; equal answers give equal marks. */
export function formFingerprint({ tax_type: type, investors = [] }: TaxDetails): string {
  return markOf(said({ type, investors }));
}

/** Does the same as `formFingerprint` for a declaration inside a block. */
export function declarationFingerprint(declaration: TaxDeclaration): string {
  return markOf(said(declaredBlock(declaration) satisfies TaxInvestor));
}

/** True when an answer changed after the tax step's form was signed. Signatures from before marks were saved are not questioned. */
export function isFormChangedSinceSigning(form: TaxDetails): boolean {
  const { signed_answers: signed, submit_person_name: name } = form;
  return Boolean(signed) && Boolean(name?.trim()) && signed !== formFingerprint(form);
}

/** True when an answer changed after a declaration inside a block was ticked; see `isFormChangedSinceSigning`. */
export function isDeclarationChangedSinceSigning(declaration: TaxDeclaration): boolean {
  const { signed_answers: signed, submit_declaration: isTicked } = declaration;
  return Boolean(signed) && isTicked === true && signed !== declarationFingerprint(declaration);
}

/** Returns the form with the mark of the answers that its signature covers, if it is signed. */
export function withSignatureMark(form: TaxDetails): TaxDetails {
  const { signed_answers: signed, ...rest } = form;
  if (!form.submit_person_name?.trim() || !form.submit_date) return rest;
  return { ...rest, signed_answers: signed || formFingerprint(form) };
}

/** Replaces the mark after a number was entered instead of another: no answers have this mark. */
const NUMBER_CHANGED = 'number changed';

/**
 * Returns the signed answers, no longer signed if a number was replaced by another since they were opened: the mark covers only its end. A
 * number that was missing or is gone changes the mark itself.
 */
export function withoutChangedNumbers<Signed extends TaxDetails | TaxDeclaration>(
  opened: Signed,
  typed: Signed,
): Signed {
  const before = new Map(numbersOf(opened));
  const isChanged = numbersOf(typed).some(([place, number]) => (before.get(place) ?? number) !== number);
  return typed.signed_answers && isChanged ? { ...typed, signed_answers: NUMBER_CHANGED } : typed;
}

/** Returns the entered numbers, each with its path. */
function numbersOf(value: unknown, place = ''): [place: string, number: string][] {
  if (!isRecord(value) && !Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([field, answer]): [string, string][] => {
    const at = `${place}.${field}`;
    if (!NUMBERS.has(field) || typeof answer !== 'string') return numbersOf(answer, at);
    const number = answer.replace(/\s/g, '');
    return number === '' ? [] : [[at, number]];
  });
}

/** Returns the answers in a fixed order; blank answers are left out. */
function said(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(said);
  if (!isRecord(value)) return typeof value === 'string' ? value.trim() : value;
  return Object.entries(value)
    .filter(([field, answer]) => !UNSIGNED.has(field) && !isBlank(answer))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([field, answer]) => [field, NUMBERS.has(field) && typeof answer === 'string' ? endOf(answer) : said(answer)]);
}

function isBlank(answer: unknown): boolean {
  return answer == null || answer === '' || (Array.isArray(answer) && answer.length === 0);
}

function endOf(number: string): string {
  return isMasked(number) ? number.trim() : maskNumber(number.replace(/\s/g, ''));
}

/** Returns two 32-bit sums over the characters: enough to tell answers apart, without containing any of them. */
function markOf(value: unknown): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (const character of JSON.stringify(value)) {
    const code = character.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 0x9e3779b1);
    other = Math.imul(other ^ code, 0x5f356495);
  }
  const hex = (sum: number) => (sum >>> 0).toString(16).padStart(8, '0');
  return hex(one ^ (one >>> 16)) + hex(other ^ (other >>> 13));
}
