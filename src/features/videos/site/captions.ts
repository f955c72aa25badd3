import { playOneAtATime } from '#ui/page/player/one-at-a-time.ts';

/** A captions file marked as the default is fetched with the page; these come when the film is played. */
const film = document.querySelector<HTMLVideoElement>('.video-player');
film?.addEventListener('play', showCaptions, { once: true });

function showCaptions(): void {
  for (const track of film?.textTracks ?? []) {
    if (track.language === document.documentElement.lang) track.mode = 'showing';
  }
}

playOneAtATime();
