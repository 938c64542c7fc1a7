import type { Person } from '#domain/application.ts';
import type { SchemaContext } from '#domain/rules/context.ts';
import type { PersonRole } from '#domain/model/peoplePlaces.ts';
import { asksForRoles } from '#domain/people/personFields.ts';
import { roleTexts } from '#domain/texts/people.ts';
import { personTexts } from '#domain/texts/person.ts';
import { CardPart } from '#features/ui/Card.tsx';
import { MultiSelectField } from '#features/ui/search/MultiSelectField.tsx';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';

interface RolesPartProps {
  block: BlockApi<Person>;
  context: SchemaContext;
  role: PersonRole;
}

/**
 * Roles of a person in each entity of the application (2-INV-46, 2-OTH-06, 2-BO-18): chosen, or typed anew (2-INV-47). The first field
 * shows the error for having none at all (2-OTH-03).
 */
export function RolesPart({ block, context, role }: RolesPartProps) {
  const { id, error, value: entities = [] } = block.bind('roles');
  if (!asksForRoles(context.offer, role) || entities.length === 0) return null;
  return (
    <CardPart title={personTexts.roles} help={roleTexts.help}>
      <div id={id}>
        {entities.map(({ name, roleOptions = [] }, index) => (
          <MultiSelectField
            key={name}
            {...block.bindPath<string[]>(`roles[${index}].role_types`)}
            label={roleTexts.at(name)}
            options={roleOptions}
            createLabel={personTexts.addRole}
            removeLabel={roleTexts.remove}
            {...(index === 0 && error !== undefined && { error })}
          />
        ))}
      </div>
    </CardPart>
  );
}
