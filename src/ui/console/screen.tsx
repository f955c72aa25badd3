import { useContext, useEffect } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { firstGrapheme } from '#lib/script/grapheme.ts';
import { classNames } from '../class-names.ts';
import { Mark } from '../mark.tsx';
import { ConsoleIcon } from './console-icon.tsx';
import { useFrame } from './frame-context.ts';
import { meContext } from './me.ts';
import { useSay } from './say.tsx';

interface ScreenProps {
  title: string;
  /** Beside the title, such as how many there are. */
  count?: ReactNode;
  /** Under the title. */
  subtitle?: ReactNode;
  /** Buttons at the right; on a phone below the bar. */
  actions?: ReactNode;
  /** On a phone, where the buttons float above the tabs. */
  hasFloatingActions?: boolean;
  /** The address that the arrow before the title leads to, on a phone; none on Today. */
  back?: string;
  children: ReactNode;
}

/** A screen of the agent area: its title, what one can do there, and its content. */
export function Screen(props: ScreenProps) {
  const { title, count, subtitle, actions, hasFloatingActions, back = '/', children } = props;
  useTitle(title);
  return (
    <div className="screen">
      <header className="screen-head">
        <PhoneWay back={back} />
        <div className="screen-title">
          <h1>
            {title}
            {count !== undefined && <span className="screen-count"> {count}</span>}
          </h1>
          {subtitle && <p className="screen-subtitle">{subtitle}</p>}
        </div>
        <PhoneTools isHome={back === ''} />
        {actions && (
          <div
            className={classNames('screen-actions', hasFloatingActions && 'screen-actions-float')}
          >
            {actions}
          </div>
        )}
      </header>
      {children}
    </div>
  );
}

/** Names the open screen in the browser's tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** On a phone: the way back, or the mark where there is none. */
function PhoneWay({ back }: { back: string }) {
  const frame = useFrame();
  if (back !== '') return <BackLink to={back} isForPhones />;
  return (
    <span className="phone-only">
      <Mark letter={frame?.letter ?? ''} />
    </span>
  );
}

/** An arrow that leads back, in the bar of a screen. */
export function BackLink({ to, isForPhones }: { to: string; isForPhones?: boolean }) {
  const say = useSay();
  return (
    <Link
      to={to}
      className={classNames('icon-button', isForPhones && 'phone-only')}
      aria-label={say('Back', 'वापस')}
    >
      <ConsoleIcon name="back" />
    </Link>
  );
}

function PhoneTools({ isHome }: { isHome: boolean }) {
  const say = useSay();
  const frame = useFrame();
  const me = useContext(meContext);
  if (!frame) return null;
  return (
    <span className="phone-only phone-tools">
      <button
        type="button"
        className="icon-button"
        aria-label={say('Search and go', 'खोजें और जाएँ')}
        onClick={frame.openPalette}
      >
        <ConsoleIcon name="search" />
      </button>
      {isHome && me && (
        <Link
          to="/account"
          className="initial initial-me"
          aria-label={say('Your account', 'आपका खाता')}
        >
          {firstGrapheme(me.name)}
        </Link>
      )}
    </span>
  );
}

/** The foot of a screen without tabs: one primary button, and a sentence that says what it does. */
export function ScreenFoot({ children, promise }: { children: ReactNode; promise?: ReactNode }) {
  return (
    <div className="screen-foot">
      <div className="screen-foot-actions">{children}</div>
      {promise && <p className="screen-foot-promise">{promise}</p>}
    </div>
  );
}
