import { fitName } from './fit-card.ts';

/** Writes the name that is typed on the home page onto the card beside it, without React. */
export function startLiveCard(): void {
  const field = document.querySelector<HTMLInputElement>('#wish-name');
  const written = document.querySelector<HTMLElement>('.wish-panel .wish-name');
  if (!field || !written) return;
  const sample = written.textContent;
  const write = () => {
    written.textContent = field.value.trim() || sample;
    fitName(written);
  };
  field.addEventListener('input', write);
  // Somebody may have typed before this script came.
  write();
}
