import { describe, expect, test } from 'vitest';
import { composeSms, smsTemplates } from './compose.ts';

const host = 'neeravan-campaign.example';
const code = { kind: 'code', code: '123456' } as const;

describe.each(['en', 'hi'] as const)('In %s', (language) => {
  test('a code ends with the line that lets the browser fill it in', () => {
    expect(composeSms(code, language, host).text).toMatch(
      /\n\n@neeravan-campaign\.example #123456$/,
    );
  });

  test('a code fits into two parts', () => {
    const { text } = composeSms(code, language, host);
    const isLatin = /^[\n\x20-\x7e]*$/.test(text);
    expect(text.length).toBeLessThanOrEqual(isLatin ? 160 : 134);
  });

  test('a code comes with the warning not to share it', () => {
    const warning = { en: 'Do not share it with anyone.', hi: 'इसे किसी को न बताएँ।' }[language];
    expect(composeSms(code, language, host).text).toContain(warning);
  });

  test('every value stands where its template has a variable', () => {
    const link = 'https://campaign.example/consent?receipt=abc';
    const texts = [
      code,
      { kind: 'askParent', childName: 'Asha', link },
      { kind: 'numberChanged' },
    ] as const;
    for (const text of texts) {
      const composed = composeSms(text, language, host);
      const values = [...composed.values];
      const template = smsTemplates(host).get(composed.template);
      const filled = template?.replace(/\{#var#\}/g, () => values.shift() ?? '');
      expect(filled).toBe(composed.text);
      expect(values).toEqual([]);
    }
  });
});

test('Whoever reads another language gets English', () => {
  expect(composeSms(code, 'ml', host)).toEqual(composeSms(code, 'en', host));
});
