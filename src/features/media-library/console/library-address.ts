import { useSearchParams } from 'react-router';
import { mediaKinds } from '#contract/media-file.ts';
import type { MediaKind } from '#contract/media-file.ts';
import { mediaViews } from '../contract.ts';

type View = (typeof mediaViews)[number];

/** The filters of the library, and the file that is open, as its address tells. */
export interface LibraryAddress {
  kind: MediaKind;
  view: View;
  s: string;
  album: string;
  /** The file whose details are open. */
  file: string;
}

/** Reads the address, and changes it; what is empty is not in it. */
export function useLibraryAddress() {
  const [query, setQuery] = useSearchParams();
  const kind = mediaKinds.find((each) => each === query.get('kind')) ?? 'picture';
  const view = mediaViews.find((each) => each === query.get('view')) ?? 'all';
  const address: LibraryAddress = {
    kind,
    view,
    s: query.get('s') ?? '',
    album: query.get('album') ?? '',
    file: query.get('file') ?? '',
  };
  const go = (told: Partial<LibraryAddress>) => {
    const next = { ...address, ...told };
    const usual: Partial<LibraryAddress> = { kind: 'picture', view: 'all' };
    const entries = Object.entries(next).filter(
      ([name, value]) => value !== '' && usual[name as keyof LibraryAddress] !== value,
    );
    setQuery(Object.fromEntries(entries), { replace: true });
  };
  return { address, go };
}
