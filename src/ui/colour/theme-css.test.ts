import { expect, test } from 'vitest';
import { themeCss } from './theme-css.ts';

const css = themeCss(205);
const [light = '', byDevice = '', byChoice = ''] = css.split(/(?=@media)|(?<=\}\})/);

test('a page starts in the light colours of the campaign', () => {
  expect(light).toMatch(/^:root\{color-scheme:light;--wall:#f9f4e8;/);
});

test('a device in the dark gets dark colours unless the reader chose light', () => {
  expect(byDevice).toContain('prefers-color-scheme:dark');
  expect(byDevice).toContain(':root:not([data-theme=light]){color-scheme:dark;--wall:#001719;');
});

test('a reader who chose dark gets dark colours on any device', () => {
  expect(byChoice).toContain(':root[data-theme=dark]{color-scheme:dark;--wall:#001719;');
});

test('colours that are the same in the dark are not sent again', () => {
  expect(css.match(/--spark:/g)).toHaveLength(1);
});

test('older phones get plain hex', () => {
  expect(css).not.toContain('oklch');
});
