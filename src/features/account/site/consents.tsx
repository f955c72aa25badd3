import { useEffect } from 'react';
import { call } from '#client/call.ts';
import { turnOffPush, watchPush } from '#client/push.ts';
import { readToken } from '#client/token.ts';
import type { freePurposes, Purpose } from '#contract/consent-purposes.ts';
import { longDate } from '#lib/dates.ts';
import { useRootData } from '#ui/page/root-data.ts';
import { SkeletonText } from '#ui/skeleton.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { TryAgain } from '#ui/try-again.tsx';
import { useAction } from '#ui/use-action.ts';
import { useLoaded } from '#ui/use-loaded.ts';
import { fetchContract } from './fetch-contract.ts';
import { subscribeHere } from './subscribe-here.ts';

type FreePurpose = (typeof freePurposes)[number];

const isFree = (purpose: Purpose): purpose is FreePurpose => purpose !== 'account';

interface Consent {
  purpose: Purpose;
  given: boolean;
  at: string | null;
}

/** Each purpose with its switch: what for, since when, and off as easily as on. */
export function Consents() {
  const { t } = useTranslation();
  const { run, say } = useAction();
  const { loaded, load, change } = useLoaded<Consent[]>(listAll);
  // A device that is switched on or off further down says so in the ledger too; logging out switches it off as well.
  useEffect(() => watchPush(() => void (readToken() && load())), [load]);
  const decide = (purpose: FreePurpose, given: boolean) =>
    run(
      () => (purpose === 'push' && given ? subscribeHere(t) : changeTo(purpose, given)),
      () => {
        if (purpose === 'push' && !given) void turnOffPush();
        const at = new Date().toISOString();
        change((all) =>
          all.map((consent) => (consent.purpose === purpose ? { purpose, given, at } : consent)),
        );
        say(t('consents.saved'));
      },
    );
  return (
    <section className="profile-part">
      <h2>{t('consents.title')}</h2>
      {loaded === undefined && <SkeletonText />}
      {loaded === 'failed' && <TryAgain text={t('profile.tryLater')} onAgain={load} />}
      {Array.isArray(loaded) &&
        loaded.map((consent) => (
          <ConsentSwitch key={consent.purpose} consent={consent} onChange={decide} />
        ))}
    </section>
  );
}

interface ConsentSwitchProps {
  consent: Consent;
  onChange: (purpose: FreePurpose, given: boolean) => Promise<void>;
}

function ConsentSwitch({ consent: { purpose, given, at }, onChange }: ConsentSwitchProps) {
  const { t } = useTranslation();
  const { language } = useRootData();
  const day = at ? longDate(at, language) : '';
  const dated = at && t(given ? 'consents.since' : 'consents.until', { day });
  const undated = given ? '' : t('consents.never');
  return (
    <SwitchField
      label={t(`consents.${purpose}`)}
      hint={`${t(`consents.${purpose}What`)} ${dated ?? undated}`}
      checked={given}
      disabled={!isFree(purpose)}
      onSwitch={async (chosen) => {
        if (isFree(purpose)) await onChange(purpose, chosen);
      }}
    />
  );
}

async function listAll() {
  const { listConsents } = await fetchContract();
  return call(listConsents);
}

async function changeTo(purpose: FreePurpose, given: boolean) {
  const { changeConsent } = await fetchContract();
  return call(changeConsent, { body: { purpose, given } });
}
