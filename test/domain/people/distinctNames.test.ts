import { investorsKey } from '#domain/people/investorsKey.ts';
import { distinctName, hasSameNameAndBirthday } from '#domain/people/distinctNames.ts';
import { known } from '#test/support/peopleStep.tsx';

const typewriter = known('Siobhan', "O'Brien", { id: 'one' });
const phone = known('Siobhan', 'O\u2019Brien', { id: 'other', dateOfBirth: '02/05/1990' });

describe('people of one name in other characters', () => {
  it('[2-BO-12] are told apart by their birthdays', () => {
    const both = [typewriter, phone];
    expect(both.map((person) => distinctName(person, both))).toEqual([
      "Siobhan O'Brien, born 27/03/1984",
      'Siobhan O\u2019Brien, born 02/05/1990',
    ]);
    expect(hasSameNameAndBirthday(phone, both)).toBe(false);
    expect(hasSameNameAndBirthday({ ...phone, dateOfBirth: '27/03/1984' }, both)).toBe(true);
  });

  it('[2-BO-12] are the same investors of another application', () => {
    const keyOf = (name: string) =>
      investorsKey({ investor_details: { investor_type: 'individual', investors: [known('Siobhan', name)] } });
    expect(keyOf('O\u2019Brien')).toBe(keyOf("O'BRIEN"));
    expect(keyOf('OBrien')).not.toBe(keyOf("O'Brien"));
  });
});
