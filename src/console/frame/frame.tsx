import { useEffect, useMemo, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useCallQuery } from '#client/query.ts';
import { ProofProvider } from '#features/agents/console/factors/proof-provider.tsx';
import { findMe } from '#features/agents/contract.ts';
import { classNames } from '#ui/class-names.ts';
import { campaign } from '#ui/console/campaign.ts';
import { frameContext } from '#ui/console/frame-context.ts';
import { meContext } from '#ui/console/me.ts';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { FailedState } from '#ui/console/screen-state.tsx';
import { useShortcut } from '#ui/console/shortcuts.ts';
import { useArrival } from '#ui/console/use-arrival.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { KeyList } from './key-list.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { Palette } from './palette.tsx';
import { PhoneTabs } from './phone-tabs.tsx';
import { Rail } from './rail.tsx';

export type FrameWidth = 'rail' | 'narrow' | 'bare';

/** The frame around every screen of somebody who is logged in. */
export function Frame({ width }: { width: FrameWidth }) {
  const me = useCallQuery(findMe, {}, { staleTime: 60_000, refetchOnWindowFocus: true });
  const say = useSay();
  useEffect(() => whenIdle(fetchTextEngine), []);
  const [open, setOpen] = useState<'palette' | 'keys' | undefined>();
  useShortcut('Ctrl K', ['Search and go', 'खोजें और जाएँ'], () => setOpen('palette'));
  useShortcut('?', ['All keys', 'सारी कुंजियाँ'], () => setOpen('keys'));
  const close = () => setOpen(undefined);
  const { letter } = campaign.inLanguage[useConsoleLanguage()];
  const parts = useMemo(() => ({ letter, openPalette: () => setOpen('palette') }), [letter]);
  if (!me.data)
    return me.error ? (
      <div className="screen">
        <FailedState error={me.error} retry={() => void me.refetch()} />
      </div>
    ) : null;
  if (me.data.data.needsSecondFactor) return <ToSecondStep />;
  return (
    <meContext.Provider value={me.data.data}>
      <frameContext.Provider value={parts}>
        <a className="skip-link button" href="#screen">
          {say('To the content', 'सामग्री पर जाएँ')}
        </a>
        <div className={classNames('frame', width !== 'rail' && `frame-${width}`)}>
          {width !== 'bare' && (
            <Rail openPalette={parts.openPalette} openKeys={() => setOpen('keys')} />
          )}
          <main id="screen" tabIndex={-1}>
            <OfflineNotice />
            <FocusOnArrival />
            <ProofProvider>
              <Outlet />
            </ProofProvider>
          </main>
          {width === 'rail' && <PhoneTabs />}
        </div>
        <Palette isOpen={open === 'palette'} onClose={close} />
        <KeyList isOpen={open === 'keys'} onClose={close} />
      </frameContext.Provider>
    </meContext.Provider>
  );
}

/** Half of the text editor comes while the first screen is read, so that a text opens sooner. */
function fetchTextEngine(): void {
  // The editor asks for it again, and tells when it cannot be had.
  import('#ui/console/rich-text/text-engine.ts').catch(() => undefined);
}

/** Leads somebody without a second factor to setting one up, and back to the screen that was asked for. */
function ToSecondStep() {
  const { pathname, search } = useLocation();
  return <Navigate to={`/second-step?next=${encodeURIComponent(pathname + search)}`} replace />;
}

/**
 * Somebody at the keyboard, or with a screen reader, begins at the new screen, as they would on a new page; or in the
 * field with which the screen begins.
 */
function FocusOnArrival() {
  useArrival(useLocation().pathname, focusScreen);
  return null;
}

function focusScreen(): void {
  const screen = document.getElementById('screen');
  const isInField = screen?.querySelector(':is(input, textarea):focus');
  if (!isInField) screen?.focus({ preventScroll: true });
}
