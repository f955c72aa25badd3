import { inertDocument } from './inert-document.ts';
import { listsOfParagraphs } from './lists-of-paragraphs.ts';
import { singleCells } from './single-cells.ts';

/**
 * HTML of a clipboard as the editor should read it: lists that Word writes as paragraphs are lists,
 * cells take one column and row, headings begin at the second rank, and nothing is bold because the whole page was.
 */
export function cleanPaste(html: string): string {
  const { body } = inertDocument(html);
  unwrapGoogleDocs(body);
  plainSpaces(body);
  listsOfParagraphs(body);
  nestStrayLists(body);
  unwrapLoneParagraphs(body);
  singleCells(body);
  lowerHeadings(body);
  return body.innerHTML;
}

/** Google Docs puts everything into a bold element that is not bold. */
function unwrapGoogleDocs(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll('b[id^="docs-internal-guid"]'))
    wrapper.replaceWith(...wrapper.childNodes);
}

function plainSpaces(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    currentNode.nodeValue = currentNode.nodeValue?.replaceAll('\u00a0', ' ') ?? '';
  }
}

/** A list right inside a list belongs to the item before it. */
function nestStrayLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol'))
    list.previousElementSibling?.append(list);
}

/** A paragraph around all the words of an item or a cell says nothing. */
function unwrapLoneParagraphs(body: HTMLElement): void {
  for (const holder of body.querySelectorAll('li, td, th')) {
    const paragraphs = [...holder.children].filter(({ tagName }) => tagName === 'P');
    if (paragraphs.length === 1) paragraphs[0]?.replaceWith(...paragraphs[0].childNodes);
  }
}

/** The page has the heading of the first rank; a heading is bold by itself. */
function lowerHeadings(body: HTMLElement): void {
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const lower = headings.some(({ tagName }) => tagName === 'H1') ? 1 : 0;
  for (const heading of headings) {
    const rank = Math.min(4, Math.max(2, Number(heading.tagName.charAt(1)) + lower));
    const lowered = body.ownerDocument.createElement(`h${rank}`);
    lowered.append(...heading.childNodes);
    for (const styled of lowered.querySelectorAll('[style]')) styled.removeAttribute('style');
    for (const bold of lowered.querySelectorAll('b, strong')) bold.replaceWith(...bold.childNodes);
    heading.replaceWith(lowered);
  }
}
