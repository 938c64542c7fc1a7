import { isSameMailbox, mailboxOf } from '#domain/formats/mailbox.ts';

const PAIRS: [how: string, one: string, other: string, isSame: boolean][] = [
  ['capitals and blanks', ' Jane@Example.com', 'jane@example.com ', true],
  ['a tag', 'jane+x@example.com', 'jane@example.com', true],
  ['two tags', 'jane+x+y@example.com', 'jane+z@example.com', true],
  ['dots at Gmail', 'j.a.ne@gmail.com', 'jane@gmail.com', true],
  ['both names of Gmail', 'jane@googlemail.com', 'ja.ne+a@gmail.com', true],
  ['dots and both names of Proton', 'ava.reed@proton.me', 'avareed@protonmail.com', true],
  ['all names of Apple', 'ava@icloud.com', 'ava@me.com', true],
  ['dots at Apple', 'a.va@icloud.com', 'ava@icloud.com', false],
  ['both spellings of a domain', 'ava@bücher.example', 'ava@xn--bcher-kva.example', true],
  ['dots elsewhere', 'j.ane@example.com', 'jane@example.com', false],
  ['another domain', 'jane@example.com', 'jane@example.net', false],
  ['another person', 'jane@example.com', 'john@example.com', false],
  ['a plus at the start, which is no tag', '+x@example.com', '+y@example.com', false],
  ['no addresses', '', ' ', false],
];
it.each(PAIRS)('[1-CONT-19] compares addresses as mailboxes: %s', (_how, one, other, isSame) => {
  expect(isSameMailbox(one, other)).toBe(isSame);
  expect(isSameMailbox(other, one)).toBe(isSame);
});

it('leaves what is no address as it is', () => {
  expect(mailboxOf('Nobody')).toBe('nobody');
});
