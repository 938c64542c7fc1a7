import fc from 'fast-check';
import { isSameName, nameKey } from '#domain/formats/sameName.ts';

describe('isSameName', () => {
  it.each([
    ['an apostrophe of a typewriter and of a phone', "O'Brien", 'O\u2019Brien'],
    ['a left quotation mark', "D'Arcy", 'D\u2018Arcy'],
    ['the letter apostrophe', 'O\u2019Brien', 'O\u02bcBrien'],
    ['a letter that holds an apostrophe', '\u0149guyen', '\u02bcNguyen'],
    ['an apostrophe of double width', "O'Brien", 'O\uff07Brien'],
    ['accents composed and decomposed', 'Jos\u00e9 N\u00fa\u00f1ez', 'Jose\u0301 Nu\u0301n\u0303ez'],
    ['an accent behind a joiner', 'Jos\u00e9', 'Jose\u200d\u0301'],
    ['one blank and two', 'Mary Jane', 'Mary  Jane'],
    ['a blank that does not break', 'Mary Jane', 'Mary\u00a0Jane'],
    ['a blank of an ideograph', 'Mary Jane', 'Mary\u3000Jane'],
    ['a tab and a line end', 'Mary Jane', 'Mary\t\r\nJane'],
    ['a next-line mark', 'Mary Jane', 'Mary\u0085Jane'],
    ['blanks around', 'Ana', ' Ana\u2009'],
    ['a soft hyphen', 'Featherstonehaugh', 'Feather\u00adstonehaugh'],
    ['a blank of no width', 'Ana', 'A\u200bna'],
    ['a byte-order mark', 'Ana', '\ufeffAna'],
    ['marks of direction', 'Ana', '\u200eAna\u200f'],
    ['a variation selector', '\u8fbb', '\u8fbb\ufe00'],
    ['capitals', 'Siobh\u00e1n', 'SIOBH\u00c1N'],
    ['a sharp s in capitals', 'Stra\u00dfe', 'STRASSE'],
    ['a capital sharp s', 'GRO\u1e9eE', 'Gro\u00dfe'],
    ['a capital sharp s and a pair', 'GRO\u1e9eE', 'GROSSE'],
    ['a final sigma', '\u0393\u03b9\u03ce\u03c1\u03b3\u03bf\u03c2', '\u0393\u0399\u038f\u03a1\u0393\u039f\u03a3'],
    ['a Turkish capital', '\u0130brahim', '\u0130BRAH\u0130M'],
    ['letters of double width', 'Tanaka', '\uff34\uff21\uff2e\uff21\uff2b\uff21'],
    ['a ligature', 'Griffith', 'Gri\ufb03th'],
    ['nothing and blanks', '', ' \u200b '],
  ])('[2-BO-12] finds one name in %s', (_what, one, other) => {
    expect(isSameName(one, other)).toBe(true);
    expect(isSameName(other, one)).toBe(true);
  });

  it.each([
    ['an accent', 'Jose', 'Jos\u00e9'],
    ['another accent', 'N\u00fa\u00f1ez', 'N\u00fanez'],
    ['a hyphen', 'Ann-Marie', 'Ann Marie'],
    ['a missing apostrophe', "O'Brien", 'OBrien'],
    ['a missing blank', 'Mary Jane', 'MaryJane'],
    ['another letter of the same look', 'Ana', '\u0410na'],
    ['a suffix', 'Ana Li', 'Ana Li Jr'],
    ['nothing', 'Ana', ''],
  ])('[2-BO-12] finds two names where they differ by %s', (_what, one, other) => {
    expect(isSameName(one, other)).toBe(false);
  });

  it('[2-BO-12] takes a name that is absent for a blank one', () => {
    expect(isSameName(undefined, '')).toBe(true);
    expect(isSameName('Ana', undefined)).toBe(false);
  });
});

describe('nameKey', () => {
  const texts = fc.string({ unit: 'grapheme' });

  it('[2-BO-12] leaves a key as it is', () => {
    fc.assert(fc.property(texts, (name) => nameKey(nameKey(name)) === nameKey(name)));
  });

  it('[2-BO-12] leaves the key of every letter that has capitals as it is', () => {
    const letters = Array.from({ length: 0x11_0000 }, (_none, point) => String.fromCodePoint(point)).filter((letter) =>
      /\p{Changes_When_Casemapped}/u.test(letter),
    );
    expect(letters.length).toBeGreaterThan(2_500);
    expect(letters.filter((letter) => nameKey(nameKey(letter)) !== nameKey(letter))).toEqual([]);
  });

  it('[2-BO-12] says the same of a name however its letters are stored', () => {
    const forms = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const;
    fc.assert(
      fc.property(texts, fc.constantFrom(...forms), (name, form) => nameKey(name.normalize(form)) === nameKey(name)),
    );
  });
});
