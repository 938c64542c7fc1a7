/** `application_data` as a JSON schema, made from the tables of domain/model/fields.ts. */
import {
  COMPANY,
  DOCUMENT,
  INVESTOR_DETAILS,
  PERSON,
  POSTAL_ADDRESS,
  ROLE_ENTITY,
  STEP_FIELDS,
  TAX_DETAILS,
} from '#domain/model/fields.ts';
import { TAX_DECLARATION, TAX_INVESTOR } from '#domain/model/taxFields.ts';
import { rowLimit } from '#domain/rules/excess.ts';
import type { FieldShape, FieldTable, ListShape, TextShape } from '#domain/model/fieldKinds.ts';
import { submissionBody } from '../wire/applications.ts';

type JsonSchema = Record<string, unknown>;

const SIMPLE = {
  id: { type: 'string', format: 'uuid' },
  flag: { type: ['boolean', 'null'] },
  number: { type: ['integer', 'null'] },
} as const satisfies Record<FieldShape & string, JsonSchema>;

/** Tables that are used in several places: each is described once, under this name. */
const NAMES = new Map<FieldTable, string>([
  [PERSON, 'Person'],
  [COMPANY, 'Company'],
  [INVESTOR_DETAILS, 'InvestorDetails'],
  [TAX_DETAILS, 'TaxDetails'],
  [TAX_DECLARATION, 'TaxDeclaration'],
  [TAX_INVESTOR, 'TaxInvestor'],
  [POSTAL_ADDRESS, 'PostalAddress'],
  [ROLE_ENTITY, 'RoleEntity'],
  [DOCUMENT, 'Document'],
]);

const STEPS: Record<string, FieldTable> = STEP_FIELDS;

function schemaOf(shape: FieldShape): JsonSchema {
  if (typeof shape === 'string') return SIMPLE[shape];
  if ('longest' in shape) return textOf(shape);
  if ('texts' in shape) return { type: 'array', maxItems: shape.texts.most, items: textOf(shape.texts) };
  if ('named' in shape)
    return { type: 'object', maxProperties: shape.named.most, additionalProperties: textOf(shape.named) };
  if ('largest' in shape) return {};
  if ('rows' in shape) return { type: 'array', maxItems: mostAtAll(shape), items: objectOf(shape.rows) };
  return shape.isNeverNull ? objectOf(shape.fields) : { anyOf: [{ type: 'null' }, objectOf(shape.fields)] };
}

function textOf({ longest, isDate }: TextShape): JsonSchema {
  return { type: 'string', maxLength: longest, ...(isDate && { description: 'YYYY-MM-DD' }) };
}

/** Returns the limit of a list, the largest one if it depends on other answers. */
function mostAtAll({ limit }: ListShape): number {
  return rowLimit(limit, { investor_type: 'bare_trust' }).most;
}

function objectOf(fields: FieldTable): JsonSchema {
  const title = NAMES.get(fields);
  return {
    type: 'object',
    ...(title !== undefined && { title }),
    properties: Object.fromEntries(Object.entries(fields).map(([name, { shape }]) => [name, schemaOf(shape)])),
  };
}

/** Returns the form of create-update, with the answers that its one field holds: each step by its name. */
export function submissionForm(): JsonSchema {
  const { application_data: envelope } = submissionBody.properties;
  const steps = Object.entries(STEPS).map(([name, fields]) => [name, objectOf(fields)] as const);
  return {
    type: 'object',
    required: ['application_data'],
    properties: {
      application_data: {
        type: 'object',
        title: 'ApplicationData',
        description: 'JSON. Ids are absent until they are known; a step that is not asked is left out.',
        required: ['offer'],
        properties: {
          ...envelope.properties,
          issuer_is_submitting: { type: 'boolean' },
          all_docs_are_attached: { type: 'boolean' },
          number_handles: {
            type: 'object',
            description: 'Of numbers that came as masks and go back as they came: entity id and field, and its handle.',
            additionalProperties: { type: 'string' },
          },
          hin: { type: 'string' },
          ...Object.fromEntries(steps),
        },
      },
    },
  };
}
