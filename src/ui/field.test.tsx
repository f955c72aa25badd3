import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SelectField, TextField } from './field.tsx';

test('the error of a field is read aloud together with it', () => {
  const html = renderToStaticMarkup(
    <TextField id="email" label="Email" problem="Email is required" />,
  );
  expect(html).toContain('aria-describedby="email-problem"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toMatch(/id="email-problem".*Email is required/);
});

test('a problem and a hint are both read out, the problem first', () => {
  const html = renderToStaticMarkup(
    <TextField id="phone" label="Phone" hint="Ten digits" problem="Too short" />,
  );
  expect(html).toContain('aria-describedby="phone-problem phone-hint"');
});

test('only optional fields are marked', () => {
  expect(renderToStaticMarkup(<TextField label="Name" />)).not.toContain('field-optional');
  expect(renderToStaticMarkup(<TextField label="Name" optional="optional" />)).toContain(
    '(optional)',
  );
});

test('the label of a choice belongs to its control', () => {
  const html = renderToStaticMarkup(
    <SelectField id="month" label="Month">
      <option>May</option>
    </SelectField>,
  );
  expect(html).toContain('for="month"');
  expect(html).toMatch(/<select[^>]* id="month"/);
});
