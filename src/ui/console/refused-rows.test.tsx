import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RefusedRows } from './refused-rows.tsx';
import { ConsoleLanguageProvider } from './say.tsx';

const inHindi = (count: number) =>
  renderToStaticMarkup(
    <ConsoleLanguageProvider value="hi">
      <RefusedRows
        count={count}
        refused={[{ name: 'मेला', reason: 'पहले से प्रकाशित है' }]}
        onClose={() => undefined}
      />
    </ConsoleLanguageProvider>,
  );

test('in Hindi what was done with one row is told of one, and with several of several', () => {
  expect(inHindi(2)).toContain('2 में से 1 हुआ\u202f।');
  expect(inHindi(3)).toContain('3 में से 2 हुए\u202f।');
});
