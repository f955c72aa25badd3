import { expect, test } from 'vitest';
import { bodyOfChat } from './body-of-chat.ts';

test.each([
  ['*Library opens* at _five_', '<p><strong>Library opens</strong> at <em>five</em></p>'],
  ['~nine~ ten', '<p><del>nine</del> ten</p>'],
  ['*पुस्तकालय* खुला', '<p><strong>पुस्तकालय</strong> खुला</p>'],
  ['*_both_*', '<p><strong><em>both</em></strong></p>'],
  ['2*3*4 and snake_case_name', '<p>2*3*4 and snake_case_name</p>'],
  ['a * b * c', '<p>a * b * c</p>'],
  ['one\n\ntwo', '<p>one</p><p>two</p>'],
  [
    'Bring:\n• chairs\n• lamps\nThanks',
    '<p>Bring:</p><ul><li>chairs</li><li>lamps</li></ul><p>Thanks</p>',
  ],
  ['· one\n· two', '<ul><li>one</li><li>two</li></ul>'],
  ['1. one\n2) two\n- dash', '<ol><li>one</li><li>two</li></ol><ul><li>dash</li></ul>'],
  ['* starred item\n* another', '<ul><li>starred item</li><li>another</li></ul>'],
  ['<b>5 & 6</b>', '<p>&lt;b&gt;5 &amp; 6&lt;/b&gt;</p>'],
])('%j', (copied, body) => {
  expect(bodyOfChat(copied)).toBe(body);
});
