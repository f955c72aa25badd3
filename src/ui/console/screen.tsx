import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ConsoleIcon } from './console-icon.tsx';
import { useSay } from './say.tsx';

interface ScreenProps {
  title: string;
  /** Beside the title, such as how many there are. */
  count?: ReactNode;
  /** Under the title. */
  subtitle?: ReactNode;
  /** Buttons at the right; on a phone the first is the one at the foot. */
  actions?: ReactNode;
  /** The address that the arrow before the title leads to; it has one on screens with a bar. */
  back?: string;
  children: ReactNode;
}

/** A screen of the agent area: its title, what one can do there, and its content. */
export function Screen({ title, count, subtitle, actions, back, children }: ScreenProps) {
  useTitle(title);
  return (
    <div className="screen">
      <header className="screen-head">
        {back !== undefined && <BackLink to={back} />}
        <div className="screen-title">
          <h1>
            {title}
            {count !== undefined && <span className="screen-count"> {count}</span>}
          </h1>
          {subtitle && <p className="screen-subtitle">{subtitle}</p>}
        </div>
        {actions && <div className="screen-actions">{actions}</div>}
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

function BackLink({ to }: { to: string }) {
  const say = useSay();
  const navigate = useNavigate();
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={say('Back', 'वापस')}
      onClick={() => void navigate(to)}
    >
      <ConsoleIcon name="back" />
    </button>
  );
}
