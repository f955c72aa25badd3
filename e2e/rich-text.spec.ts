import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { bundleScript } from '../scripts/vite/bundle-script.ts';
import { renderBody } from '../src/content/import/body.ts';
import { expect, test } from './fixtures.ts';
import type * as editorPage from './rich-text-page.ts';

type Editor = typeof editorPage;

let script: string;

test.beforeAll(async () => {
  script = await bundleScript(resolve('e2e/rich-text-page.ts'));
});

/** Runs one function of the editor in a page of the browser. */
async function run(page: Page, name: keyof Editor, html: readonly string[]): Promise<string[]> {
  await page.goto('about:blank');
  await page.addScriptTag({ content: `${script};globalThis.page = page;` });
  return page.evaluate(
    ([work, texts]) => {
      const { page: editor } = globalThis as unknown as { page: Editor };
      return texts.map((text) => editor[work](text));
    },
    [name, html] as const,
  );
}

const pasted = async (page: Page, html: string) =>
  (await run(page, 'pasted', [html]))[0]?.replaceAll('\n', '');

test('every body of the demo comes out of the editor as it went in', async ({ page }) => {
  const bodies = globSync('demo/*/*.md')
    .map((file) => readFileSync(file, 'utf8').split(/^---$/m).slice(2).join('---'))
    .map((markdown) => renderBody(markdown, 1).html)
    .filter(Boolean);
  expect(bodies.length).toBeGreaterThan(100);
  expect(await run(page, 'openedAndSaved', bodies)).toEqual(bodies);
});

test('a list of Word is a list, with its levels, and what Word adds is gone', async ({ page }) => {
  const item = (level: number, sign: string, words: string) =>
    `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>
     <![if !supportLists]><span lang=EN-IN style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-IN>${words}<o:p></o:p></span></p>`;
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0cm} --></style></head><body><!--StartFragment-->
    <h1><b>Evening library</b></h1><p class=MsoNormal>The <b>old</b>&nbsp;office <u>opens</u>.<o:p></o:p></p>
    ${item(1, '·', 'Chairs')}${item(2, 'o', 'of wood')}${item(1, '·', 'Lamps')}
    <p class=MsoNormal>&nbsp;<o:p></o:p></p>${item(1, '1.', 'First').replace('l0', 'l1')}<!--EndFragment--></body></html>`;
  expect(await pasted(page, word)).toBe(
    '<h2>Evening library</h2><p>The <strong>old</strong> office opens.</p>' +
      '<ul><li>Chairs<ul><li>of wood</li></ul></li><li>Lamps</li></ul><ol><li>First</li></ol>',
  );
});

test('paragraphs that begin with a dot become a list wherever they come from', async ({ page }) => {
  const mail = '<p>Bring:</p><p>·&nbsp;&nbsp; chairs</p><p>· lamps</p><p>Thank you</p>';
  expect(await pasted(page, mail)).toBe(
    '<p>Bring:</p><ul><li>chairs</li><li>lamps</li></ul><p>Thank you</p>',
  );
});

test('Google Docs: nothing is bold because the clipboard is', async ({ page }) => {
  const span = (words: string, style = 'font-weight:400') =>
    `<span style="font-size:11pt;font-family:Arial;${style};font-style:normal;white-space:pre-wrap;">${words}</span>`;
  const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b">
    <h2 dir="ltr">${span('How it runs')}</h2>
    <p dir="ltr">${span('Open ')}${span('late', 'font-weight:700')}${span(' and free')}</p>
    <ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation">${span('One')}</p></li>
    <ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation">${span('Inner')}</p></li></ul></ul>
    <div dir="ltr"><table><colgroup><col /></colgroup><tbody><tr><td><p dir="ltr">${span('Cell')}</p></td><td><p>${span('Next')}</p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`;
  expect(await pasted(page, docs)).toBe(
    '<h2>How it runs</h2><p>Open <strong>late</strong> and free</p>' +
      '<ul><li>One<ul><li>Inner</li></ul></li></ul>' +
      '<table><tbody><tr><td>Cell</td><td>Next</td></tr></tbody></table>',
  );
});

test('the columns of a pasted table stay in line where a cell takes several columns or rows', async ({
  page,
}) => {
  const html =
    '<table><tr><th rowspan="2">Ward</th><th colspan="2">Votes</th></tr>' +
    '<tr><th>2021</th><th>2026</th></tr>' +
    '<tr><td>North</td><td colspan="2" rowspan="2">not counted</td></tr><tr><td>South</td></tr></table>';
  expect(await pasted(page, html)).toBe(
    '<table><thead><tr><th>Ward</th><th>Votes</th><th></th></tr>' +
      '<tr><th></th><th>2021</th><th>2026</th></tr></thead>' +
      '<tbody><tr><td>North</td><td>not counted</td><td></td></tr>' +
      '<tr><td>South</td><td></td><td></td></tr></tbody></table>',
  );
});

test('a pasted page brings no script, style, picture or foreign link', async ({ page }) => {
  const html =
    '<script>alert(1)</script><p onclick="x()" style="color:red">Plain <a href="javascript:x()">link</a> ' +
    '<a href="https://a.example/" target=_blank>good</a><img src=x onerror=alert(1)></p><iframe></iframe>';
  expect(await pasted(page, html)).toBe('<p>Plain link <a href="https://a.example/">good</a></p>');
});
