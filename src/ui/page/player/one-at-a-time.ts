/** Sound or film that begins ends all other on the page. */
export function playOneAtATime(): void {
  document.addEventListener(
    'play',
    ({ target }) => {
      for (const other of document.querySelectorAll<HTMLMediaElement>('audio, video')) {
        if (other !== target) other.pause();
      }
    },
    true,
  );
}
