import { groupDigits, settleAmount } from '#domain/money/money.ts';

/** An amount while it is typed into. */
export interface AmountTyping {
  /** What stands in the control. */
  text: string;
  /** What the form has of it: plain digits, or the text as typed where that is no amount. */
  value: string;
  /** Somebody writes separators of their own, or what is no amount: nothing is put in or left out until the field is left. */
  isRaw: boolean;
  /** Keys that were not taken since the decimals were full (1-AMT-23, 1-AMT-24), in case what follows shows that they were none. */
  refused: string;
}

interface AmountEdit {
  /** What stood there before, and what stands there now. */
  before: AmountTyping;
  text: string;
  /** Where the caret stands in that text. */
  at: number;
  scale: number;
  currency: string | undefined;
  /** The `inputType` of the event: a pasted number may look like one of which a comma was deleted. */
  inputType: string | undefined;
}

/** What Backspace and Delete say in their events. */
const BACKWARD = 'deleteContentBackward';
const FORWARD = 'deleteContentForward';

const PLAIN = /^\d*(?:\.\d*)?$/;

/** An amount that nobody is typing: thousands by comma, no trailing zeros; what is no amount as it was typed. */
export function amountAtRest(value: string): AmountTyping {
  return { text: grouped(settleAmount(value)), value, isRaw: !PLAIN.test(value), refused: '' };
}

/**
 * What a key, a paste or a deletion makes of an amount. Digits get their commas as they come (1-AMT-22), and decimals beyond the scale
 * are not taken. What is no plain digit stays as it is typed: no character is dropped that would leave another number.
 */
export function editAmount(edit: AmountEdit): AmountTyping {
  const { before, text, scale, currency } = edit;
  const { ahead, inserted, behind } = insertion(before.text, text);
  const isAtEnd = behind === '';
  const isReplacing = ahead.length + behind.length < before.text.length;
  const refused = isAtEnd && !isReplacing ? before.refused : '';
  if (before.isRaw && !PLAIN.test(text)) return raw(text, edit);
  if (!before.isRaw && inserted === '') return live(withoutDigit(edit));
  const plain = before.isRaw ? text : withoutCommas(text);
  if (/^[\d.]*$/.test(inserted) && PLAIN.test(plain)) {
    const isOneKey = inserted.length === 1;
    if (isOneKey && (refused !== '' || isTooFine(plain, scale))) {
      const kept = isReplacing ? live(withoutCommas(ahead + behind)) : before;
      // Alone it is shown, or the keys after it would vanish without a reason.
      return kept.text === '' ? raw(inserted, edit) : { ...kept, refused: isAtEnd ? refused + inserted : '' };
    }
    return live(withinScale(plain, scale));
  }
  // The commas so far are ours.
  const whole = withoutCommas(ahead) + refused + inserted + withoutCommas(behind);
  const settled = settleAmount(whole, currency);
  return inserted.length > 1 && PLAIN.test(settled) ? live(withinScale(settled, scale)) : raw(whole, edit);
}

/** A plain amount without the decimals that the field does not take; anything else as it is. */
export function withinScale(amount: string, scale: number): string {
  if (!isTooFine(amount, scale)) return amount;
  const [whole = '', fraction = ''] = amount.split('.');
  return scale === 0 ? whole : `${whole}.${fraction.slice(0, scale)}`;
}

/** Where the caret stands in what the edit made of the text: between the same digits, whatever commas came or went. */
export function caretAfter(edit: AmountEdit, next: AmountTyping): number {
  const { before, text, at } = edit;
  if (next.isRaw) return before.isRaw ? at : next.text.length - withoutCommas(text.slice(at)).length;
  if (next.text === before.text) return at - 1; // the key was not taken
  const isRefused =
    insertion(before.text, text).inserted.length === 1 && withoutCommas(next.text).length < withoutCommas(text).length;
  const passed = withoutCommas(text.slice(0, isRefused ? at - 1 : at)).length;
  return placeBehind(next.text, isCommaAlone(edit) && edit.inputType === BACKWARD ? passed - 1 : passed);
}

/** Behind so many digits and dots of a text with commas. */
function placeBehind(shown: string, count: number): number {
  let left = count;
  for (let index = 0; index < shown.length; index += 1) {
    if (left === 0) return index;
    if (shown[index] !== ',') left -= 1;
  }
  return shown.length;
}

function withoutCommas(text: string): string {
  return text.replace(/,/g, '');
}

/** One key deleted one of our commas, and nothing else. */
function isCommaAlone({ before, text, inputType }: AmountEdit): boolean {
  return (
    (inputType === BACKWARD || inputType === FORWARD) &&
    text.length < before.text.length &&
    withoutCommas(text) === withoutCommas(before.text)
  );
}

function isTooFine(amount: string, scale: number): boolean {
  const fraction = PLAIN.test(amount) ? amount.split('.')[1] : undefined;
  return fraction !== undefined && (scale === 0 || fraction.length > scale);
}

function live(plain: string): AmountTyping {
  return { text: grouped(plain), value: plain, isRaw: false, refused: '' };
}

function raw(text: string, { currency, scale }: AmountEdit): AmountTyping {
  return { text, value: withinScale(settleAmount(text, currency), scale), isRaw: true, refused: '' };
}

function grouped(plain: string): string {
  return PLAIN.test(plain) ? groupDigits(plain) : plain;
}

/** What was put in, and between what. */
function insertion(before: string, after: string): { ahead: string; inserted: string; behind: string } {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < before.length - start && end < after.length - start && before.at(-1 - end) === after.at(-1 - end))
    end += 1;
  return {
    ahead: after.slice(0, start),
    inserted: after.slice(start, after.length - end),
    behind: after.slice(after.length - end),
  };
}

/** A deletion; of one of our commas it means the digit beside it. */
function withoutDigit(edit: AmountEdit): string {
  const { before, text, inputType } = edit;
  const plain = withoutCommas(text);
  if (!isCommaAlone(edit)) return plain;
  const at = [...before.text].findIndex((character, index) => character !== text[index]);
  const digits = withoutCommas(before.text.slice(0, at)).length;
  const gone = inputType === FORWARD ? digits : digits - 1;
  return plain.slice(0, gone) + plain.slice(gone + 1);
}
