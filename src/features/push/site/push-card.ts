import { findPushKey, pushState, putOffPushCard, turnOnPush } from '#client/push.ts';
import { isLanguage, localPath, primaryLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { topicNames } from '#contract/topics.ts';
import { loadCardWords } from './card-words/words.ts';
import type { CardWords } from './card-words/words.ts';
import { cardCss } from './push-card-css.ts';

/**
 * Puts the card before the footer of a page, while that place is still out of sight: so nothing that is
 * read moves, and nothing covers it. Elsewhere it waits for another page.
 */
export async function showPushCard(): Promise<void> {
  const footer = document.querySelector('main ~ footer');
  if (pushState() !== 'off' || !footer || isInSight(footer)) return;
  // Without a network nothing is offered; another page asks again.
  const [asked] = await Promise.allSettled([findPushKey()]);
  if (asked.status === 'rejected') return;
  // Messages that are switched off are offered to nobody, and asked about once a day.
  if (!asked.value) return putOffPushCard(1);
  const words = await loadCardWords();
  // Somebody may have scrolled, or gone to another page, meanwhile.
  if (!words || !footer.isConnected || isInSight(footer)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(cardCss);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const { lang } = document.documentElement;
  footer.before(cardIn(isLanguage(lang) ? lang : primaryLanguage, words));
}

const isInSight = (element: Element) => element.getBoundingClientRect().top < innerHeight;

function cardIn(language: Language, words: CardWords): HTMLElement {
  const card = make('section', 'push-card');
  card.setAttribute('aria-labelledby', 'push-card');
  const title = make('h2', '', words.title);
  title.id = 'push-card';
  const status = make('p', 'push-card-status');
  status.setAttribute('role', 'status');
  const topics = topicsOf(words);
  const yes = button('button button-small', words.yes);
  const later = button('button button-small button-line', words.notNow);
  const more = make('a', 'link', words.more);
  more.setAttribute('href', localPath(language, '/notifications'));
  const choices = make('p', 'push-card-buttons');
  choices.append(yes, later, more);
  const inside = make('div', 'container push-card-inside');
  inside.append(title, make('p', '', words.text), topics, choices, status);
  card.append(inside);
  later.addEventListener('click', () => {
    putOffPushCard();
    card.remove();
  });
  const agree = async () => {
    const chosen = [...topics.querySelectorAll('input')].filter(({ checked }) => checked);
    if (chosen.length === 0) {
      status.textContent = words.choose;
      return;
    }
    yes.setAttribute('aria-busy', 'true');
    const isOn = await turnOnPush(chosen.map(({ value }) => value));
    yes.removeAttribute('aria-busy');
    if (!isOn) putOffPushCard();
    status.textContent = isOn ? words.thanks : words.failed;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
    for (const part of [topics, choices]) part.remove();
  };
  yes.addEventListener('click', () => void agree());
  return card;
}

function topicsOf(words: CardWords): HTMLFieldSetElement {
  const topics = make('fieldset', 'push-card-topics');
  topics.append(make('legend', '', words.about));
  for (const topic of topicNames) {
    const box = make('input', 'check-box');
    Object.assign(box, { type: 'checkbox', value: topic, checked: true });
    const label = make('label', 'push-card-topic');
    label.append(box, words.topics[topic]);
    topics.append(label);
  }
  return topics;
}

function button(className: string, text: string): HTMLButtonElement {
  const made = make('button', className, text);
  made.type = 'button';
  return made;
}

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, className = '', text = '') {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}
