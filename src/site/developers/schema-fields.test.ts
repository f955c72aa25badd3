import { expect, test } from 'vitest';
import { formOf, schemaFields } from './schema-fields.ts';

test('the fields of rows stand under their full names', () => {
  const list = {
    type: 'object',
    required: ['data'],
    properties: {
      data: {
        type: 'array',
        items: { type: 'object', properties: { title: { type: 'string' } }, required: ['title'] },
      },
      message: { type: 'string' },
    },
  };

  expect(schemaFields(list)).toEqual([
    { name: 'data', form: 'list of object', optional: false },
    { name: 'data[].title', form: 'string', optional: false },
    { name: 'message', form: 'string', optional: true },
  ]);
});

test('an object that may be null still shows its fields', () => {
  const image = {
    anyOf: [{ type: 'object', properties: { url: { type: 'string' } } }, { type: 'null' }],
  };

  expect(schemaFields({ properties: { image } })).toEqual([
    { name: 'image', form: 'object or null', optional: true },
    { name: 'image.url', form: 'string', optional: true },
  ]);
});

test('a map shows what its values are', () => {
  const slogans = { type: 'object', additionalProperties: { type: 'string', maxLength: 60 } };

  expect(schemaFields({ properties: { slogans } })).toContainEqual({
    name: 'slogans.*',
    form: 'string, at most 60 letters',
    optional: true,
  });
});

test.each([
  [{ type: 'string', format: 'uuid' }, 'string, uuid'],
  [{ enum: ['en', 'hi'] }, 'one of en, hi'],
  [{ const: true, type: 'boolean' }, 'true'],
  [{ type: ['string', 'null'] }, 'string or null'],
  [{}, 'any'],
])('%j is said as %s', (schema, form) => {
  expect(formOf(schema)).toBe(form);
});
