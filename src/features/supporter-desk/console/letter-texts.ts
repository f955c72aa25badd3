import type { ConsoleText } from '#contract/console-text.ts';
import type { LetterState } from '#contract/letters.ts';
import { indianDay } from '#lib/clock.ts';
import { weekday } from '#lib/dates.ts';
import { DAY_MS } from '#lib/durations.ts';
import { dayOfMonth, hourOfDay } from '#ui/console/console-dates.ts';

export const stateTexts: Record<LetterState, ConsoleText> = {
  new: ['New', 'नई'],
  open: ['In work', 'काम चल रहा है'],
  waiting: ['Waiting', 'प्रतीक्षा में'],
  answered: ['Answered', 'जवाब दिया'],
  closed: ['Closed', 'बंद'],
  suspect: ['Suspect', 'संदिग्ध'],
};

export const kindTexts: Record<'join' | 'grievance', ConsoleText> = {
  join: ['Join message', 'जुड़ने का संदेश'],
  grievance: ['Grievance', 'शिकायत'],
};

/** Subjects of the grievance form. */
export const subjectTexts: Readonly<Record<string, ConsoleText>> = {
  access: ['wants to see what we hold', 'अपना डेटा देखना चाहते हैं'],
  correction: ['wants a correction', 'सुधार चाहते हैं'],
  erasure: ['wants to be erased', 'डेटा मिटवाना चाहते हैं'],
  consent: ['takes a consent back', 'सहमति वापस लेते हैं'],
};

/** `10:21` today, `Fri` within a week, `3 Oct` before. */
export function whenShort(moment: string, language: string, now = new Date()): string {
  const age = now.getTime() - new Date(moment).getTime();
  if (indianDay(new Date(moment)) === indianDay(now)) return hourOfDay(moment, language);
  if (age < 6 * DAY_MS) return weekday(moment, language, 'short');
  return dayOfMonth(moment, language);
}

/** How near a day is: over, today, or the day itself. */
export function dueState(dueAt: string, now = new Date()): 'late' | 'today' | 'later' {
  if (new Date(dueAt) < now) return 'late';
  return indianDay(new Date(dueAt)) === indianDay(now) ? 'today' : 'later';
}
