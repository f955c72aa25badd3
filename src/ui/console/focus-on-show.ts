/** A `ref` for what somebody does first in a dialog or a step that they have just opened. */
export const focusOnShow = (element: HTMLElement | null): void => element?.focus();
