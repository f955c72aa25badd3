import { playOneAtATime } from '#ui/page/player/one-at-a-time.ts';

/** A default caption track would load with the page; these load when the video plays. */
const film = document.querySelector<HTMLVideoElement>('.video-player');
film?.addEventListener('play', showCaptions, { once: true });

function showCaptions(): void {
  for (const track of film?.textTracks ?? []) {
    if (track.language === document.documentElement.lang) track.mode = 'showing';
  }
}

playOneAtATime();
