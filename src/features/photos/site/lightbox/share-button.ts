/** Shows the one button that the browser supports: its share sheet, or a copy of the link. */
export function enableShareButton(lightbox: HTMLElement): void {
  // Both are missing on a page without HTTPS.
  const { share, clipboard } = navigator as Partial<Navigator>;
  const act = share ? openShareSheet : copyLink;
  const button = lightbox.querySelector<HTMLElement>(share ? '.lightbox-share' : '.lightbox-copy');
  if (!button || !(share ?? clipboard)) return;
  button.hidden = false;
  button.addEventListener('click', () => void act(button));
}

async function openShareSheet({ dataset: { address, title } }: HTMLElement): Promise<void> {
  // A closed share sheet rejects the promise, and needs no message.
  await navigator.share({ title, url: address }).catch(() => undefined);
}

async function copyLink({ dataset: { address = '', copied = '' } }: HTMLElement): Promise<void> {
  const said = document.querySelector('.lightbox-said');
  if (!said) return;
  try {
    await navigator.clipboard.writeText(address);
    said.textContent = copied;
  } catch {
    // The browser forbids it: the address is shown, to be copied by hand.
    said.textContent = address;
  }
}
