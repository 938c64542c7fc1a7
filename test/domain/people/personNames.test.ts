import { limitTexts } from '#domain/texts/limits.ts';
import { entityNameRule, isSafeNameForEmail, personNameRule, wholeNameRule } from '#domain/people/personNames.ts';
import { nameErrors } from '#domain/texts.ts';

describe('names', () => {
  it.each([
    ['100 characters', 'x'.repeat(100), null],
    ['101 characters', 'x'.repeat(101), limitTexts.length(100)],
    ['100 characters of two units', '🙂'.repeat(100), null],
    ['101 characters of two units', '🙂'.repeat(101), limitTexts.length(100)],
    ['50,000 characters', 'x'.repeat(50_000), limitTexts.length(100)],
    ['a line feed', 'Jane\nCitizen', nameErrors.characters],
    ['a carriage return', 'Jane\rCitizen', nameErrors.characters],
    ['a paragraph separator', 'Jane\u2029Citizen', nameErrors.characters],
    ['a next line', 'Jane\u0085Citizen', nameErrors.characters],
    ['a turned reading direction', 'Jane\u202eCitizen', nameErrors.characters],
    ['a joiner, as Persian needs', 'می\u200cخواهم', null],
    ['a combining accent', 'Zoe\u0301', null],
    ['a full stop', 'St. John, Jr', null],
  ])('a name with %s', (_name, value, message) => {
    expect(personNameRule(value)).toBe(message);
  });

  it('a name in one field may be as long as title, first and last name together', () => {
    const parts = ['t', 'f', 'l'].map((letter) => letter.repeat(100)).join(' ');

    expect(wholeNameRule(parts)).toBeNull();
    expect(wholeNameRule(`${parts}x`)).toBe(limitTexts.length(302));
    expect(wholeNameRule('A\nB')).toBe(nameErrors.characters);
  });

  it('the name of an organisation has no line breaks, and no length of its own', () => {
    expect([entityNameRule('X'.repeat(300)), entityNameRule('X\nY')]).toEqual([null, nameErrors.characters]);
  });

  it.each([
    ["Ann-Marie O'Connell", true],
    ['李 明', true],
    ['St. John Smith', true],
    ['Martin Luther King, Jr.', true],
    ['Jane 2', true],
    ['', true],
    ['Win at evil.example', false],
    ['evil.example/x', false],
    ['http://x', false],
    ['hxxp://', false],
    ['WWW. something', false],
    ['jane@work', false],
    ['J.R. Ewing', false],
    ['evil．example', false],
    ['evil。example', false],
    ['ｅｖｉｌ．ｅｘａｍｐｌｅ', false],
    ['evil.\u200bexample', false],
    ['ｗｗｗ． x', false],
    ['4u.cn', false],
    ['9.cn', false],
    ['a\nb', false],
    [`${'x'.repeat(50_000)}`, false],
  ])('[2-ROLE-04] an e-mail may call a person %j: %s', (name, expected) => {
    expect(isSafeNameForEmail(name)).toBe(expected);
  });
});
