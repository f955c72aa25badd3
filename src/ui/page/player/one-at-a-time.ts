/** Pauses every other recording and video of the page when one starts. */
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
