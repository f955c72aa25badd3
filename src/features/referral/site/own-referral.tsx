import { useEffect, useState } from 'react';
import { call } from '#client/call.ts';
import { Button } from '#ui/button.tsx';
import { useRootData } from '#ui/page/root-data.ts';
import { ShareLine } from '#ui/share-line.tsx';
import { shareLinks } from '#ui/share-links.ts';
import { SwitchField } from '#ui/switch-field.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { useAction } from '#ui/use-action.ts';
import type { OwnReferral as Own } from '../contract.ts';
import './own-referral.css';

/** The link by which the owner of the account invites others, and what came of it. */
export function OwnReferral() {
  const { t } = useTranslation();
  const [own, setOwn] = useState<Own>();
  const { run: load } = useAction();
  const { busy, run, say } = useAction();
  useEffect(() => {
    void load(find, ({ data }) => setOwn(data));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once: what changes is changed here.
  }, []);
  const renewOwn = () => run(renew, ({ data }) => setOwn(data));
  const endOwn = () => run(end, () => own && setOwn({ ...own, url: null, showsName: false }));
  const show = (showsName: boolean) =>
    run(
      () => showName(showsName),
      ({ message = '' }) => {
        if (own) setOwn({ ...own, showsName });
        say(message);
      },
    );
  const hasLink = Boolean(own?.url);
  return (
    <section className="profile-part" id="invite">
      <h2>{t('referral.title')}</h2>
      <p>{t('referral.intro')}</p>
      {own?.url && <Link url={own.url} />}
      {hasLink && (
        <SwitchField
          label={t('referral.showName')}
          hint={t('referral.showNameWhat')}
          checked={own?.showsName ?? false}
          onSwitch={show}
        />
      )}
      {own && <Figures own={own} />}
      <p className="row">
        <Button small kind="line" type="button" busy={busy} onClick={() => void renewOwn()}>
          {t(hasLink ? 'referral.renew' : 'referral.make')}
        </Button>
        {hasLink && (
          <Button small kind="line" type="button" busy={busy} onClick={() => void endOwn()}>
            {t('referral.end')}
          </Button>
        )}
      </p>
      {hasLink && <p className="type-meta">{t('referral.renewWhat')}</p>}
    </section>
  );
}

function Link({ url }: { url: string }) {
  const { t } = useTranslation();
  const { campaign } = useRootData();
  const [whatsApp] = shareLinks(url, t('referral.words', { name: campaign.title }));
  return (
    <>
      <p className="referral-link">
        <a href={url}>{url}</a>
      </p>
      {whatsApp && <ShareLine label={t('referral.share')} links={[whatsApp]} />}
    </>
  );
}

function Figures({ own: { url, came, cameThisWeek, joined } }: { own: Own }) {
  const { t } = useTranslation();
  if (!url && came === 0) return null;
  return (
    <ul className="referral-figures">
      <li>
        {t('referral.came', { count: came })}
        {cameThisWeek > 0 && ` ${t('referral.thisWeek', { count: cameThisWeek })}`}
      </li>
      <li>{t('referral.joined', { count: joined })}</li>
    </ul>
  );
}

/** The contract is fetched when the page hydrates: it brings the validation library with it. */
const fetchContract = () => import('../contract.ts');

const find = async () => call((await fetchContract()).findReferral);
const renew = async () => call((await fetchContract()).renewReferral);
const end = async () => call((await fetchContract()).endReferral);
const showName = async (showsName: boolean) =>
  call((await fetchContract()).nameReferral, { body: { showsName } });
