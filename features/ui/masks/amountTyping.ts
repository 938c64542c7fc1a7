import { groupDigits, settleAmount } from '#domain/money/money.ts';

/** Amount during typing. */
export interface AmountTyping {
  /** Text in the control. */
  text: string;
  /** Value in the form: plain digits, or the text as typed if it is no amount. */
  value: string;
  /** True if the person types their own separators, or no amount: nothing is inserted or dropped until the field is left. */
  isRaw: boolean;
  /** Keys ignored because the decimals were full (1-AMT-23, 1-AMT-24), in case later keys show that they were no decimals. */
  refused: string;
}

interface AmountEdit {
  /** The state before the edit, and the text after it. */
  before: AmountTyping;
  text: string;
  /** Position of the caret in that text. */
  at: number;
  scale: number;
  currency: string | undefined;
  /** The `inputType` of the event: a pasted number may look like one with a deleted comma. */
  inputType: string | undefined;
}

/** Values of `inputType` for Backspace and Delete. */
const BACKWARD = 'deleteContentBackward';
const FORWARD = 'deleteContentForward';

const PLAIN = /^\d*(?:\.\d*)?$/;

/** Returns an amount that nobody is typing: thousands by comma, no trailing zeros; a text that is no amount as typed. */
export function formatIdleAmount(value: string): AmountTyping {
  return { text: grouped(settleAmount(value)), value, isRaw: !PLAIN.test(value), refused: '' };
}

/**
 * Returns the amount after a key, a paste or a deletion. Digits get their commas at once (1-AMT-22), and decimals beyond the scale are
 * ignored. Other text stays as typed: dropping a character could leave another number.
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
      // A first key is shown even so, or the keys after it would vanish without a reason.
      return kept.text === '' ? raw(inserted, edit) : { ...kept, refused: isAtEnd ? refused + inserted : '' };
    }
    return live(withinScale(plain, scale));
  }
  // All commas so far were inserted by this field.
  const whole = withoutCommas(ahead) + refused + inserted + withoutCommas(behind);
  const settled = settleAmount(whole, currency);
  return inserted.length > 1 && PLAIN.test(settled) ? live(withinScale(settled, scale)) : raw(whole, edit);
}

/** Returns a plain amount without the decimals beyond the scale; any other text unchanged. */
export function withinScale(amount: string, scale: number): string {
  if (!isTooFine(amount, scale)) return amount;
  const [whole = '', fraction = ''] = amount.split('.');
  return scale === 0 ? whole : `${whole}.${fraction.slice(0, scale)}`;
}

/** Returns the caret position after an edit: between the same digits, with any commas added or removed. */
export function caretAfter(edit: AmountEdit, next: AmountTyping): number {
  const { before, text, at } = edit;
  if (next.isRaw) return before.isRaw ? at : next.text.length - withoutCommas(text.slice(at)).length;
  if (next.text === before.text) return at - 1; // the key was ignored
  const isRefused =
    insertion(before.text, text).inserted.length === 1 && withoutCommas(next.text).length < withoutCommas(text).length;
  const passed = withoutCommas(text.slice(0, isRefused ? at - 1 : at)).length;
  return placeBehind(next.text, isCommaAlone(edit) && edit.inputType === BACKWARD ? passed - 1 : passed);
}

/** Returns the position behind a number of digits and dots in a text with commas. */
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

/** Returns true if one key deleted one of the inserted commas, and nothing else. */
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

/** Returns the inserted text, with the text ahead of it and behind it. */
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

/** Returns the text after a deletion. Deleting an inserted comma deletes the digit beside it. */
function withoutDigit(edit: AmountEdit): string {
  const { before, text, inputType } = edit;
  const plain = withoutCommas(text);
  if (!isCommaAlone(edit)) return plain;
  const at = [...before.text].findIndex((character, index) => character !== text[index]);
  const digits = withoutCommas(before.text.slice(0, at)).length;
  const gone = inputType === FORWARD ? digits : digits - 1;
  return plain.slice(0, gone) + plain.slice(gone + 1);
}
