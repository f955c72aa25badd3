/** Signs that Word, mail programs and old fonts put before an item. */
const BULLET = /^\s*(?:[·•▪●◦§Øüo]|\uf0b7|\uf0a7|[-–])\s+/;
/** A letter or a dash alone begins many sentences: they count only where Word says that it is an item. */
const SURE_BULLET = /^\s*(?:[·•▪●◦]|\uf0b7|\uf0a7)\s*(?=\S)/;
const NUMBER = /^\s*\(?(?:\d{1,3}|[a-zA-Z]|[ivxIVX]{1,4})[.)]\s+/;

interface Item {
  paragraph: Element;
  level: number;
  isNumbered: boolean;
}

/** Makes lists of runs of paragraphs that only look like items. */
export function listsOfParagraphs(body: HTMLElement): void {
  let run: Item[] = [];
  const endRun = () => {
    if (run.length > 0) replaceRun(run);
    run = [];
  };
  for (const paragraph of body.querySelectorAll('p')) {
    const item = itemOf(paragraph);
    const follows = run.at(-1)?.paragraph.nextElementSibling === paragraph;
    if (!item || !follows) endRun();
    if (item) run.push(item);
  }
  endRun();
}

function itemOf(paragraph: Element): Item | undefined {
  const style = paragraph.getAttribute('style') ?? '';
  const level = /mso-list:\s*(?!none)\S+\s+level(\d+)/i.exec(style)?.[1];
  const text = paragraph.textContent;
  const isStyled = /MsoListParagraph/.test(paragraph.className);
  const isSure = level !== undefined || SURE_BULLET.test(text);
  const marker = `${(markerOf(paragraph) ?? text).trim()} `;
  const isBullet = BULLET.test(marker);
  const isNumbered = !isBullet && NUMBER.test(marker);
  if (!isSure && !(isStyled && (isBullet || isNumbered))) return undefined;
  return { paragraph, level: Number(level ?? 1), isNumbered };
}

const IGNORED = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';

const markerOf = (paragraph: Element) => paragraph.querySelector(IGNORED)?.textContent;

function replaceRun(run: readonly Item[]): void {
  const [first] = run;
  if (!first) return;
  const place = first.paragraph.ownerDocument.createComment('');
  first.paragraph.before(place);
  const open: { list: Element; level: number }[] = [];
  for (const item of run) {
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > item.level) open.pop();
    const current = open.at(-1);
    if (!current || current.level < item.level) {
      const list = listFor(item);
      if (current) (current.list.lastElementChild ?? current.list).append(list);
      else place.before(list);
      open.push({ list, level: item.level });
    }
    open.at(-1)?.list.append(itemElement(item));
  }
  place.remove();
}

const listFor = ({ paragraph, isNumbered }: Item) =>
  paragraph.ownerDocument.createElement(isNumbered ? 'ol' : 'ul');

function itemElement({ paragraph }: Item): Element {
  const element = paragraph.ownerDocument.createElement('li');
  const markers = paragraph.querySelectorAll(IGNORED);
  for (const marker of markers) marker.remove();
  if (markers.length === 0) stripMarker(paragraph);
  element.append(...paragraph.childNodes);
  paragraph.remove();
  return element;
}

/** The sign may be alone in the first text, with its space in the next. */
function stripMarker(paragraph: Element): void {
  const walker = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  let isStripped = false;
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const value = text.nodeValue ?? '';
    if (isStripped) {
      text.nodeValue = value.trimStart();
      if (text.nodeValue) return;
      continue;
    }
    const rest = value.replace(SURE_BULLET, '').replace(BULLET, '').replace(NUMBER, '');
    const isSignAlone = /^\s*(?:[·•▪●◦§Øüo]|\uf0b7|\uf0a7)\s*$/.test(value);
    text.nodeValue = isSignAlone ? '' : rest.trimStart();
    if (value.trim()) isStripped = true;
    if (text.nodeValue) return;
  }
}
