import { useEffect } from 'react';
import { call } from '#client/call.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { useAction } from '#ui/use-action.ts';
import { fetchContract } from './fetch-contract.ts';
import type { FoundPhoto } from './fetch-contract.ts';
import { FoundPhotoCard } from './found-photo-card.tsx';
import { saveAll } from './save-all.ts';

interface FoundPhotosProps {
  photos: readonly FoundPhoto[];
  /** They come in the place of others that had the focus. */
  takesFocus?: boolean;
  /** Their owner said that one is of somebody else; it is shown no more. */
  onRejected: (id: string) => void;
}

/** The photos of one person: those that are surely of them first, the doubtful ones apart. */
export function FoundPhotos({ photos, takesFocus, onRejected }: FoundPhotosProps) {
  const { t } = useTranslation();
  const { busy, run, say } = useAction();
  const packing = useAction();
  const reject = ({ id }: FoundPhoto, card: HTMLElement | null) =>
    run(
      () => rejectMatch(id),
      () => {
        focusBeside(card);
        onRejected(id);
        say(t('booth.notMeDone'));
      },
    );
  useEffect(() => {
    if (takesFocus) document.querySelector<HTMLElement>('.found-photo')?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once, on arrival.
  }, []);
  const sure = photos.filter(({ match }) => match === 'sure');
  const maybe = photos.filter(({ match }) => match === 'maybe');
  const list = (shown: readonly FoundPhoto[]) => (
    <ul className="found-photos">
      {shown.map((photo) => (
        <FoundPhotoCard key={photo.id} photo={photo} busy={busy} onReject={reject} />
      ))}
    </ul>
  );
  return (
    <>
      {sure.length > 0 && (
        <section className="found-part">
          <div className="container found-head">
            <h2>{t('booth.sure')}</h2>
            <Button
              small
              kind="line"
              type="button"
              busy={packing.busy}
              onClick={() => void packing.run(saveAll, () => undefined)}
            >
              <Icon name="download" />
              {t(packing.busy ? 'booth.packing' : 'booth.downloadAll')}
            </Button>
          </div>
          {list(sure)}
        </section>
      )}
      {maybe.length > 0 && (
        <section className="found-part">
          <div className="container">
            <h2>{t('booth.maybe')}</h2>
            <p>{t('booth.maybeText')}</p>
          </div>
          {list(maybe)}
        </section>
      )}
    </>
  );
}

/** Leaves the focus at the photo beside, perhaps of the other part: a card takes it along when it goes. */
function focusBeside(card: HTMLElement | null): void {
  if (!card) return;
  const cards = [...document.querySelectorAll<HTMLElement>('.found-photo')];
  const place = cards.indexOf(card);
  (cards[place + 1] ?? cards[place - 1])?.focus({ preventScroll: true });
}

async function rejectMatch(id: string) {
  const { refuseImage } = await fetchContract();
  return call(refuseImage, { body: { id } });
}
