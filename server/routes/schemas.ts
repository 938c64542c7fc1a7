/** JSON schemas that several routes share. */

interface ObjectSchema {
  type: 'object';
  properties: Record<string, object>;
  required: string[];
  additionalProperties: boolean;
}

/** An object with exactly these properties, all required unless named in `optional`. */
export function objectSchema(properties: Record<string, object>, optional: string[] = []): ObjectSchema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, required, additionalProperties: false };
}

export const UUID = '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';
export const slugParams = objectSchema({ slug: { type: 'string', pattern: '^[a-z0-9-]{1,80}$' } });
