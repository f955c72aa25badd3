import { useState } from 'react';
import { useCallQuery } from '#client/query.ts';
import { languageOfScript } from '#lib/script/language-of.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { dayOfMonth } from '#ui/console/console-dates.ts';
import { usePermission } from '#ui/console/me.ts';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { QueryState, ScreenState } from '#ui/console/screen-state.tsx';
import { Screen } from '#ui/console/screen.tsx';
import { listAdvertisements } from '../contract.ts';
import type { Advertisement } from '../contract.ts';
import { AdvertisementDialog } from './advertisement-dialog.tsx';
import './advertisements.css';

/** Political advertisements with their certificates; what is marked as one goes out with a number from here. */
export default function AdvertisementsScreen() {
  const say = useSay();
  const may = usePermission();
  const list = useCallQuery(listAdvertisements);
  const [open, setOpen] = useState<Advertisement | 'new'>();
  const entries = list.data?.data ?? [];
  return (
    <Screen
      title={say('Advertisements', 'विज्ञापन')}
      subtitle={say(
        'A banner, the front page or a push message that is marked as a political advertisement goes out only with a certificate that is in force that day.',
        'राजनीतिक विज्ञापन बताया गया बैनर, मुख पृष्ठ या पुश संदेश तभी जाता है जब उस दिन प्रमाण-पत्र मान्य हो\u202f।',
      )}
      back="/law"
      actions={
        may('law:write') && (
          <ActionButton icon="plus" onClick={() => setOpen('new')}>
            {say('Enter one', 'दर्ज करें')}
          </ActionButton>
        )
      }
    >
      <QueryState query={list} />
      {list.data && entries.length === 0 && (
        <ScreenState icon="empty" title={say('No advertisement yet', 'अभी कोई विज्ञापन नहीं')}>
          {say(
            'Enter one with the certificate of the media certification committee (MCMC).',
            'मीडिया प्रमाणन समिति (MCMC) के प्रमाण-पत्र के साथ दर्ज कीजिए\u202f।',
          )}
        </ScreenState>
      )}
      {entries.length > 0 && (
        <ul className="ruled-list">
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} onOpen={may('law:write') ? setOpen : undefined} />
          ))}
        </ul>
      )}
      {open && (
        <AdvertisementDialog
          entry={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Screen>
  );
}

interface RowProps {
  entry: Advertisement;
  onOpen: ((entry: Advertisement) => void) | undefined;
}

function Row({ entry, onOpen }: RowProps) {
  const say = useSay();
  const language = useConsoleLanguage();
  const { title, place, runsFrom, runsUntil, certificate, rupees, sponsor, isInForce } = entry;
  const days = `${dayOfMonth(runsFrom, language)} – ${dayOfMonth(runsUntil, language)}`;
  return (
    <li className="ruled-row ads-row">
      <div className="ruled-row-text">
        <p className="row-title" lang={languageOfScript(title, language)}>
          {title}
        </p>
        <p className="row-note">
          <b>{isInForce ? say('in force', 'मान्य') : say('not in force', 'मान्य नहीं')}</b>
          {` · ${place} · ${days} · ${say('certificate', 'प्रमाण-पत्र')} ${certificate}`}
          {` · ₹${rupees.toLocaleString('en-IN')} · ${sponsor}`}
        </p>
      </div>
      {onOpen && (
        <ActionButton
          kind="quiet"
          aria-label={say(`Change: ${title}`, `बदलें: ${title}`)}
          onClick={() => onOpen(entry)}
        >
          {say('Change', 'बदलें')}
        </ActionButton>
      )}
    </li>
  );
}
