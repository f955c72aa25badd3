/** Lines of chats and mails that begin like an item of a list. */
const BULLET = /^\s*(?:[-–•·▪●◦*]|\uf0b7)\s+(?=\S)/;
const NUMBER = /^\s*(\d{1,3})[.)]\s+(?=\S)/;

/** The marks of WhatsApp's messages: a sign on both sides of words, with no space inside. */
const MARKS: readonly (readonly [sign: string, element: string])[] = [
  ['*', 'strong'],
  ['_', 'em'],
  ['~', 'del'],
];

/** A message as it was copied from a chat, as the HTML of a body. */
export function bodyOfChat(text: string): string {
  const html: string[] = [];
  let list: { element: 'ul' | 'ol'; items: string[] } | undefined;
  const endList = () => {
    if (list) html.push(`<${list.element}>${list.items.join('')}</${list.element}>`);
    list = undefined;
  };
  for (const line of text.replaceAll(/\r\n?/g, '\n').split('\n')) {
    const element = BULLET.test(line) ? 'ul' : NUMBER.test(line) ? 'ol' : undefined;
    if (!element) {
      endList();
      if (line.trim()) html.push(`<p>${marked(line.trim())}</p>`);
      continue;
    }
    if (list?.element !== element) endList();
    list ??= { element, items: [] };
    list.items.push(`<li>${marked(line.replace(BULLET, '').replace(NUMBER, '').trim())}</li>`);
  }
  endList();
  return html.join('');
}

function marked(line: string): string {
  const safe = line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return MARKS.reduce((html, [sign, element]) => {
    const around = new RegExp(
      `(?<![\\p{L}\\p{N}${sign}/])[${sign}](?=[^\\s${sign}])([^${sign}\\n]*[^\\s${sign}]|[^\\s${sign}])[${sign}](?![\\p{L}\\p{N}${sign}])`,
      'gu',
    );
    return html.replace(around, `<${element}>$1</${element}>`);
  }, safe);
}
