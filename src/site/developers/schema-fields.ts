/** A field of a body or a reply: `data[].title`, and its type in words. */
export interface SchemaField {
  name: string;
  form: string;
  optional: boolean;
}

/** The part of JSON Schema that the page reads. */
export interface JsonSchema {
  type?: string | string[];
  format?: string;
  maxLength?: number;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
}

/** Every field of a schema in one flat list; nested fields carry their full path. */
export function schemaFields(schema: JsonSchema, prefix = ''): SchemaField[] {
  const { properties = {}, required = [] } = schema;
  const own = Object.entries(properties).flatMap(([key, value]) => {
    const name = prefix + key;
    return [
      { name, form: formOf(value), optional: !required.includes(key) },
      ...fieldsInside(value, name),
    ];
  });
  return [...own, ...fieldsOfAnyKey(schema, prefix)];
}

function fieldsInside(schema: JsonSchema, name: string): SchemaField[] {
  if (schema.anyOf) return schema.anyOf.flatMap((choice) => fieldsInside(choice, name));
  if (schema.items) return fieldsInside(schema.items, `${name}[]`);
  return schemaFields(schema, `${name}.`);
}

/** `slogans.*` stands for a map, whose keys no schema names. */
function fieldsOfAnyKey({ additionalProperties: any }: JsonSchema, prefix: string): SchemaField[] {
  if (typeof any !== 'object' || Object.keys(any).length === 0) return [];
  const name = `${prefix}*`;
  return [{ name, form: formOf(any), optional: true }, ...fieldsInside(any, name)];
}

/**
 * The type of a value in words: `string, at most 100 letters`, `list of object`, `one of en, hi`.
 */
export function formOf(schema: JsonSchema): string {
  const { type, format, maxLength } = schema;
  if (schema.const !== undefined) return String(schema.const);
  if (schema.enum) return `one of ${schema.enum.join(', ')}`;
  if (schema.anyOf) return schema.anyOf.map(formOf).join(' or ');
  if (schema.items) return `list of ${formOf(schema.items)}`;
  const name = [type ?? 'any'].flat().join(' or ');
  if (format) return `${name}, ${format}`;
  return maxLength === undefined ? name : `${name}, at most ${maxLength} letters`;
}
