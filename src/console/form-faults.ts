import { inConsoleLanguage } from '#contract/console-text.ts';
import type { ConsoleText } from '#contract/console-text.ts';
import { consoleLanguage } from '#ui/console/campaign.ts';

const FAULTY = '[aria-invalid="true"]';
const FIELD = 'input, textarea, select';
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The form that was sent, as long as nobody has typed in it since. */
let sent: HTMLFormElement | undefined;

/**
 * Leads whoever sent a form to the first field that it refuses: on a phone that may be far above the button. What a
 * browser refuses itself is told in the language of the agent area, not in that of the browser.
 */
export function leadToFaults(): void {
  document.addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement)) return;
    sent = target;
    requestAnimationFrame(leadOn);
  });
  document.addEventListener('input', ({ target }) => {
    sent = undefined;
    if (isField(target)) target.setCustomValidity('');
  });
  document.addEventListener('invalid', ({ target }) => isField(target) && tellFault(target), true);
  const attributes = { attributes: true, attributeFilter: ['aria-invalid'] };
  const observer = new MutationObserver(() => sent && requestAnimationFrame(leadOn));
  observer.observe(document.body, { subtree: true, childList: true, ...attributes });
}

function leadOn(): void {
  const fault = sent?.querySelector<HTMLElement>(FAULTY);
  if (fault) {
    sent = undefined;
    fault.focus();
    return;
  }
  const told = sent?.querySelector('.form-failure');
  if (!told) return;
  sent = undefined;
  told.scrollIntoView({ block: 'nearest' });
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLElement && target.matches(FIELD);

/** The words stay with the field until something is typed in it. */
function tellFault(field: Field): void {
  field.setCustomValidity('');
  if (field.validity.valid) return;
  field.setCustomValidity(inConsoleLanguage(faultOf(field), consoleLanguage));
}

function faultOf(field: Field): ConsoleText {
  const { validity } = field;
  const { min, max } = field as Partial<HTMLInputElement>;
  if (validity.valueMissing) return ['Fill this in', 'इसे भरिए'];
  if (validity.stepMismatch) return ['Write a whole number', 'पूर्ण संख्या लिखें'];
  if (validity.rangeUnderflow) return [`Use ${min} or more`, `${min} या ज़्यादा लिखिए`];
  if (validity.rangeOverflow) return [`Use ${max} or less`, `${max} या कम लिखिए`];
  return ['This is not complete', 'यह अधूरा है'];
}
