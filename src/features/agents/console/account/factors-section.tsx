import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask, queryKey, useCallQuery } from '#client/query.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { longDate } from '#lib/dates.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { AskedFirst } from '#ui/console/asked-first.tsx';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { QueryState } from '#ui/console/screen-state.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { findAgentAccount, removeFactor, renewRecoveryCodes } from '../../contract.ts';
import { AddFactor } from '../factors/add-factor.tsx';
import { RecoveryCodeList } from '../factors/recovery-code-list.tsx';
import { useProof } from '../factors/use-proof.tsx';
import { RenameFactor } from './rename-factor.tsx';

type Account = ReplyOf<typeof findAgentAccount>['data'];
type Factor = Account['passkeys'][number];

/** The second steps of the agent: authenticators, passkeys, recovery codes. */
export function FactorsSection() {
  const say = useSay();
  const account = useCallQuery(findAgentAccount);
  return (
    <section className="account-section" aria-labelledby="factors">
      <h2 id="factors">{say('Second step', 'दूसरा कदम')}</h2>
      {account.data && <Factors account={account.data.data} />}
      <QueryState query={account} rows={2} />
    </section>
  );
}

function Factors({ account }: { account: Account }) {
  const say = useSay();
  const toast = useToast();
  const queries = useQueryClient();
  const { guarded, dialog } = useProof();
  const [isAdding, setIsAdding] = useState(false);
  const [codes, setCodes] = useState<string[]>();
  const refresh = () => queries.invalidateQueries({ queryKey: queryKey(findAgentAccount) });
  const run = (work: () => Promise<void>) => {
    guarded(work).then(refresh, toast.error);
  };
  const remove = (id: string) =>
    run(async () => toast.success((await ask(removeFactor, { body: { id } })).message ?? ''));
  const renew = () => run(async () => setCodes((await ask(renewRecoveryCodes)).data.recoveryCodes));
  const closeAdding = (made: string[] | null) => {
    setIsAdding(false);
    if (made) setCodes(made);
    else toast.success(say('It is added.', 'जुड़ गया\u202f।'));
  };
  return (
    <>
      <FactorList account={account} onRemove={remove} onRenew={renew} />
      <ActionButton kind="line" icon="plus" onClick={() => setIsAdding(true)}>
        {say('Add a code app or a passkey', 'कोड ऐप या पासकी जोड़ें')}
      </ActionButton>
      <Dialog
        title={say('Add a second step', 'दूसरा कदम जोड़ें')}
        isOpen={isAdding}
        onClose={() => setIsAdding(false)}
      >
        <AddFactor onAdded={closeAdding} />
      </Dialog>
      <Dialog
        title={say('Keep these ten codes', 'ये दस कोड रख लें')}
        isOpen={codes !== undefined}
        onClose={() => setCodes(undefined)}
      >
        <RecoveryCodeList
          codes={codes ?? []}
          label={say('Done', 'हो गया')}
          onKept={() => setCodes(undefined)}
        />
      </Dialog>
      {dialog}
    </>
  );
}

interface FactorListProps {
  account: Account;
  onRemove: (id: string) => void;
  onRenew: () => void;
}

function FactorList({ account, onRemove, onRenew }: FactorListProps) {
  const say = useSay();
  const { authenticators, passkeys, recoveryCodesLeft } = account;
  const isLast = authenticators.length + passkeys.length === 1;
  const rows = [
    ...authenticators.map((factor) => ({ factor, icon: 'phone' as const })),
    ...passkeys.map((factor) => ({ factor, icon: 'key' as const })),
  ];
  return (
    <>
      <ul className="ruled-list">
        {rows.map(({ factor, icon }) => (
          <li key={factor.id} className="ruled-row">
            <ConsoleIcon name={icon} />
            <FactorText factor={factor} isPasskey={icon === 'key'} />
            <RenameFactor factor={factor} />
            {!isLast && <RemoveFactor factor={factor} onSure={() => onRemove(factor.id)} />}
          </li>
        ))}
        <li className="ruled-row">
          <ConsoleIcon name="document" />
          <span className="ruled-row-text">
            <span className="row-title">{say('Recovery codes', 'रिकवरी कोड')}</span>
            <span className="row-note account-note">
              {say(`${recoveryCodesLeft} of 10 left`, `10 में से ${recoveryCodesLeft} बाकी`)}
            </span>
          </span>
          <RenewCodes left={recoveryCodesLeft} onSure={onRenew} />
        </li>
      </ul>
      {isLast && (
        <p className="row-note">
          {say(
            'The last one cannot be removed. Add another one first.',
            'आख़िरी वाला हटाया नहीं जा सकता\u202f। पहले कोई और जोड़ें\u202f।',
          )}
        </p>
      )}
    </>
  );
}

function RemoveFactor({ factor, onSure }: { factor: Factor; onSure: () => void }) {
  const say = useSay();
  return (
    <AskedFirst
      kind="quiet"
      title={say('Remove a second step', 'दूसरा कदम हटाएँ')}
      about={factor.name}
      question={say(
        'Nobody can log in with it any more. To use it again, it has to be set up again.',
        'इससे कोई लॉग इन नहीं कर पाएगा\u202f। फिर काम में लेना हो तो दोबारा जोड़ना होगा\u202f।',
      )}
      act={say('Remove it', 'इसे हटाएँ')}
      onSure={onSure}
    >
      {say('Remove', 'हटाएँ')}
      <span className="visually-hidden"> {factor.name}</span>
    </AskedFirst>
  );
}

function RenewCodes({ left, onSure }: { left: number; onSure: () => void }) {
  const say = useSay();
  return (
    <AskedFirst
      kind="quiet"
      title={say('Make ten new recovery codes', 'दस नए रिकवरी कोड बनाएँ')}
      about={say(`${left} of 10 left`, `10 में से ${left} बाकी`)}
      question={say(
        'None of the old ones works any more, even where it is written down. The new ones are shown once: keep them.',
        'पुराना कोई कोड काम नहीं करेगा, लिखा हुआ भी नहीं\u202f। नए कोड एक ही बार दिखेंगे: उन्हें रख लें\u202f।',
      )}
      act={say('Make them', 'बनाएँ')}
      onSure={onSure}
    >
      {say('Make ten new ones', 'दस नए बनाएँ')}
    </AskedFirst>
  );
}

function FactorText({ factor, isPasskey }: { factor: Factor; isPasskey: boolean }) {
  const say = useSay();
  const language = useConsoleLanguage();
  const { name, createdAt, usedAt } = factor;
  const kind = isPasskey ? say('Passkey', 'पासकी') : say('Code app', 'कोड ऐप');
  const since = longDate(createdAt, language);
  const used = usedAt && longDate(usedAt, language);
  return (
    <span className="ruled-row-text">
      <span className="row-title">{name}</span>
      <span className="row-note account-note">
        {kind}, {say(`since ${since}`, `${since} से`)}
        {used && say(`, last used ${used}`, `, पिछली बार ${used}`)}
      </span>
    </span>
  );
}
