import { useCallMutation, useCallQuery } from '#client/query.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { dayOfMonth, hourOfDay } from '#ui/console/console-dates.ts';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { QueryState } from '#ui/console/screen-state.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { endAgentSession, listAgentSessions } from '../../contract.ts';

/** The sessions in which the agent is logged in, and how to end each. */
export function SessionsSection() {
  const say = useSay();
  const language = useConsoleLanguage();
  const toast = useToast();
  const sessions = useCallQuery(listAgentSessions);
  const end = useCallMutation(endAgentSession, { refreshes: [listAgentSessions] });
  const told = {
    onSuccess: ({ message = '' }) => toast.success(message),
    onError: toast.error,
  };
  const at = (moment: string) => `${dayOfMonth(moment, language)}, ${hourOfDay(moment, language)}`;
  const rows = sessions.data?.data ?? [];
  return (
    <section className="account-section" aria-labelledby="sessions">
      <h2 id="sessions">{say('Where you are logged in', 'आप कहाँ लॉग इन हैं')}</h2>
      <QueryState query={sessions} rows={1} />
      <ul className="ruled-list">
        {rows.map(({ id, device, createdAt, seenAt, current }) => (
          <li key={id} className="ruled-row">
            <ConsoleIcon name={device?.includes('Android') ? 'phone' : 'page'} />
            <span className="ruled-row-text">
              <span className="row-title">
                {device ?? say('A program that is no browser', 'कोई प्रोग्राम जो ब्राउज़र नहीं')}
              </span>
              <span className="row-note account-note">
                {current
                  ? say(`This one, since ${at(createdAt)}`, `यही, ${at(createdAt)} से`)
                  : say(
                      `Since ${at(createdAt)}, last used ${at(seenAt)}`,
                      `${at(createdAt)} से, पिछली बार ${at(seenAt)}`,
                    )}
              </span>
            </span>
            {!current && (
              <ActionButton kind="quiet" onClick={() => end.mutate({ body: { id } }, told)}>
                {say('End it', 'समाप्त करें')}
                <span className="visually-hidden"> {device}</span>
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
      {rows.length > 1 && (
        <ActionButton kind="line" onClick={() => end.mutate({ body: {} }, told)}>
          {say('Log out everywhere else', 'बाकी सब जगह से लॉग आउट')}
        </ActionButton>
      )}
      <p className="row-note">
        {say(
          'A session ends after 30 minutes without a key or a click, and after 12 hours in any case.',
          '30 मिनट कोई कुंजी या क्लिक न हो, या 12 घंटे हो जाएँ, तो सत्र समाप्त हो जाता है\u202f।',
        )}
      </p>
    </section>
  );
}
