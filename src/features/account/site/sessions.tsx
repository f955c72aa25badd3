import { call } from '#client/call.ts';
import { longDate, time } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { useRootData } from '#ui/page/root-data.ts';
import { SkeletonText } from '#ui/skeleton.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { TryAgain } from '#ui/try-again.tsx';
import { useAction } from '#ui/use-action.ts';
import { useLoaded } from '#ui/use-loaded.ts';
import { fetchContract } from './fetch-contract.ts';

type Session = Extract<Awaited<ReturnType<typeof listAll>>, { success: true }>['data'][number];

/** The sessions in which somebody is logged in, and how to end them. */
export function Sessions() {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const { loaded, load, change } = useLoaded<Session[]>(listAll);
  const end = (id?: string) =>
    run(
      () => endOne(id),
      () => change((all) => all.filter((one) => one.current || (id && one.id !== id))),
    );
  const sessions = Array.isArray(loaded) ? loaded : [];
  const isElsewhere = sessions.some(({ current }) => !current);
  return (
    <section className="profile-part">
      <h2>{t('profile.sessions')}</h2>
      {loaded === undefined && <SkeletonText />}
      {loaded === 'failed' && <TryAgain text={t('profile.tryLater')} onAgain={load} />}
      <ul className="profile-sessions ruled">
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} busy={busy} onEnd={end} />
        ))}
      </ul>
      {isElsewhere && (
        <p>
          <Button small kind="line" type="button" busy={busy} onClick={() => void end()}>
            {t('profile.logOutElsewhere')}
          </Button>
        </p>
      )}
    </section>
  );
}

interface SessionLineProps {
  session: Session;
  busy: boolean;
  onEnd: (id: string) => Promise<void>;
}

function SessionLine({ session, busy, onEnd }: SessionLineProps) {
  const { t } = useTranslation();
  const { language } = useRootData();
  const { id, device, createdAt, seenAt, current } = session;
  const at = (moment: string) => `${longDate(moment, language)}, ${time(moment, language)}`;
  return (
    <li className="profile-session">
      <div>
        <p className="type-label">{device ?? t('profile.unknownDevice')}</p>
        <p className="type-meta">{t('profile.signedInOn', { day: at(createdAt) })}</p>
        <p className="type-meta">
          {current ? t('profile.thisDevice') : t('profile.lastSeen', { day: at(seenAt) })}
        </p>
      </div>
      {!current && (
        <Button small kind="line" type="button" disabled={busy} onClick={() => void onEnd(id)}>
          {t('profile.logOutThere')}
        </Button>
      )}
    </li>
  );
}

async function listAll() {
  const { listSessions } = await fetchContract();
  return call(listSessions);
}

async function endOne(id: string | undefined) {
  const { endSession } = await fetchContract();
  return call(endSession, { body: { id } });
}
