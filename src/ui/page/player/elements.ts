/** The elements of a player. */
export interface PlayerElements {
  own: HTMLElement;
  audio: HTMLAudioElement;
  play: HTMLButtonElement;
  /** The progress bar. */
  track: HTMLInputElement;
  at: HTMLElement;
  length: HTMLElement;
  speed: HTMLButtonElement;
  fault: HTMLElement;
}

/** The elements of a player; undefined where one is missing. */
export function findElements(own: HTMLElement): PlayerElements | undefined {
  const audio = own.querySelector('audio');
  const play = own.querySelector<HTMLButtonElement>('.player-play');
  const track = own.querySelector<HTMLInputElement>('.player-track');
  const at = own.querySelector<HTMLElement>('.player-at');
  const length = own.querySelector<HTMLElement>('.player-length');
  const speed = own.querySelector<HTMLButtonElement>('.player-speed');
  const fault = own.querySelector<HTMLElement>('.player-fault');
  if (!(audio && play && track && at && length && speed && fault)) return undefined;
  return { own, audio, play, track, at, length, speed, fault };
}
