import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ConsoleText } from '#contract/console-text.ts';

/** A key, or keys one after the other, that do something on the screen that is open. */
export interface Shortcut {
  /** As people read it: `Ctrl K`, `G T` (one after the other), `/`, `Shift X`, `Alt ↓`. */
  keys: string;
  label: ConsoleText;
  run: () => void;
  /** The dialog that has it; undefined for the screen. */
  dialog: object | undefined;
}

const SEQUENCE_MS = 1_200;
const SINGLE_KEYS_OFF = 'agent:single-keys';
const MODIFIERS = ['Ctrl', 'Alt', 'Shift'] as const;

let active: readonly Shortcut[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Shortcut[]): void {
  active = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The open dialogs, that on top last: what lies below is out of reach of keys too. */
const dialogs: object[] = [];

/** The dialog that a component is shown in. */
export const dialogContext = createContext<object | undefined>(undefined);

/** Keeps the keys of everything below from working as long as a dialog is open; returns its identity. */
export function useDialogOnTop(isOpen: boolean): object {
  const [dialog] = useState(() => ({}));
  useEffect(() => {
    if (!isOpen) return undefined;
    dialogs.push(dialog);
    return () => void dialogs.splice(dialogs.indexOf(dialog), 1);
  }, [dialog, isOpen]);
  return dialog;
}

/** The shortcuts of the open screen and of the frame, for the list of keys. */
export const useShortcuts = (): readonly Shortcut[] =>
  useSyncExternalStore(subscribe, () => active);

/** Makes keys do something as long as the component is shown; the one shown last goes first. */
export function useShortcut(keys: string, label: ConsoleText, run: () => void, isOn = true): void {
  const latest = useEffectEvent(run);
  const dialog = useContext(dialogContext);
  const [en, hi] = label;
  // Before it is painted: keys that are pressed at once would do what they do on the screen below.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const shortcut: Shortcut = { keys, label: [en, hi], run: () => latest(), dialog };
    change([shortcut, ...active]);
    return () => change(active.filter((other) => other !== shortcut));
  }, [keys, en, hi, isOn, dialog]);
}

/** Whether single letters do something; some people's speech input types them. */
export const areSingleKeysOn = (): boolean => localStorage.getItem(SINGLE_KEYS_OFF) === null;

export function switchSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(SINGLE_KEYS_OFF);
  else localStorage.setItem(SINGLE_KEYS_OFF, 'off');
}

/** Listens for the keys of all shortcuts; returns the function that stops it. */
export function listenForShortcuts(): () => void {
  let typed = '';
  let since = 0;
  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing || event.defaultPrevented) return;
    const key = keyOf(event);
    if (key === undefined) return;
    if (isPlain(event) && (isTyping() || !areSingleKeysOn())) return;
    const sequence = event.timeStamp - since < SEQUENCE_MS ? `${typed} ${key}` : key;
    const found = find(sequence) ?? find(key);
    typed = found ? '' : key;
    since = event.timeStamp;
    if (!found) return;
    event.preventDefault();
    found.run();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}

const find = (keys: string) =>
  active.find((shortcut) => shortcut.keys === keys && shortcut.dialog === dialogs.at(-1));

const NAMES: Record<string, string> = {
  Escape: 'Esc',
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowRight: '→',
  ' ': 'Space',
};

/** A key press as people read it; undefined for a modifier alone. */
function keyOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string | undefined {
  if (['Control', 'Meta', 'Alt', 'Shift'].includes(key)) return undefined;
  const isLetter = /^\p{L}$/u.test(key);
  // Signs such as `?` are typed with Shift on most keyboards, so only letters and names tell of it.
  const pressed = {
    Ctrl: ctrlKey || metaKey,
    Alt: altKey,
    Shift: shiftKey && (isLetter || key.length > 1),
  };
  const modifiers = MODIFIERS.filter((modifier) => pressed[modifier]);
  return [...modifiers, NAMES[key] ?? (isLetter ? key.toUpperCase() : key)].join(' ');
}

const isPlain = ({ ctrlKey, metaKey, altKey, key }: KeyboardEvent) =>
  !ctrlKey && !metaKey && !altKey && key !== 'Escape';

/** The field that has the focus tells: a search with suggestions passes its keys on to the chosen one. */
function isTyping(): boolean {
  const { activeElement: field } = document;
  return (
    field instanceof HTMLElement &&
    (field.isContentEditable ||
      field.matches('input:not([type=checkbox],[type=radio]),textarea,select'))
  );
}
