import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallFailed } from '#contract/failure.ts';
import type { Failure } from '#contract/failure.ts';
import { ActionButton } from './action-button.tsx';
import { ConsoleIcon } from './console-icon.tsx';
import type { ConsoleIconName } from './icon-paths.ts';
import { useSay } from './say.tsx';

interface ScreenStateProps {
  icon: ConsoleIconName | 'empty';
  title: string;
  /** One sentence: how to begin, or what to do next. */
  children: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  isFault?: boolean;
}

/** Replaces a list: nothing yet, nothing found, not now. The frame stays. */
export function ScreenState({ icon, title, children, action, isFault }: ScreenStateProps) {
  return (
    <div className={isFault ? 'screen-state screen-state-fault' : 'screen-state'}>
      {icon === 'empty' ? <span className="screen-state-empty" /> : <ConsoleIcon name={icon} />}
      <h2>{title}</h2>
      <p>{children}</p>
      {action}
    </div>
  );
}

/** Something that the agent's roles do not open; the sentence says why. */
export function ForbiddenState({ children }: { children: ReactNode }) {
  const say = useSay();
  return (
    <ScreenState icon="lock" title={say('You may not open this', 'यह आपके लिए नहीं खुलता')}>
      {children}
    </ScreenState>
  );
}

/** A call that failed, with the button that tries again. */
export function FailedState({ error, retry }: { error: Error; retry: () => void }) {
  const say = useSay();
  const again = <ActionButton onClick={retry}>{say('Try again', 'फिर कोशिश करें')}</ActionButton>;
  if (error instanceof CallFailed && error.failure.status === 403)
    return <ForbiddenState>{error.failure.message}</ForbiddenState>;
  if (error instanceof CallFailed)
    return (
      <ScreenState
        icon="warning"
        isFault
        title={say('This did not work', 'यह नहीं हो पाया')}
        action={again}
      >
        {error.failure.message}
        <FaultNumber failure={error.failure} />
      </ScreenState>
    );
  return (
    <ScreenState
      icon="warning"
      isFault
      title={say('We could not reach the server', 'सर्वर तक नहीं पहुँच पाए')}
      action={again}
    >
      {say(
        'The device may be offline. What you typed is kept.',
        'शायद नेटवर्क नहीं है\u202f। आपने जो लिखा, वह सुरक्षित है\u202f।',
      )}
    </ScreenState>
  );
}

/** A fault of the site's stands in its log under this number. */
function FaultNumber({ failure: { faultNumber } }: { failure: Failure }) {
  const say = useSay();
  if (!faultNumber) return null;
  return (
    <>
      {' '}
      {say(
        'If it lasts, tell an administrator this number:',
        'बना रहे तो व्यवस्थापक को यह संख्या बताएँ:',
      )}{' '}
      <strong>{faultNumber}</strong>
    </>
  );
}

/** Boxes in place of rows, from 300 ms on. */
export function RowSkeletons({ rows = 6 }: { rows?: number | undefined }) {
  const say = useSay();
  return (
    <div className="row-skeletons" role="status" aria-label={say('Loading', 'आ रहा है')}>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className="row-skeleton" />
      ))}
    </div>
  );
}

interface QueryStateProps {
  query: Pick<UseQueryResult, 'error' | 'isPending'> & { refetch: () => unknown };
  rows?: number;
}

/** Tells that a query is under way, or why it failed and how to try again; nothing once it has its data. */
export function QueryState({ query, rows }: QueryStateProps) {
  if (query.error) return <FailedState error={query.error} retry={() => void query.refetch()} />;
  return query.isPending ? <RowSkeletons rows={rows} /> : null;
}
