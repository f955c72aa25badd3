import { useCallMutation } from '#client/query.ts';
import { shortDate } from '#lib/dates.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { usePermission } from '#ui/console/me.ts';
import { roleTexts } from '#ui/console/role-texts.ts';
import { useSay, useSayText, useConsoleLanguage } from '#ui/console/say.tsx';
import { ScreenState } from '#ui/console/screen-state.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { listStaff, resendInvitation, revokeInvitation } from '../../contract.ts';
import type { Invitation } from './people.ts';

/** Invitations that wait for an answer. */
export function InvitedList({ invitations }: { invitations: readonly Invitation[] }) {
  const say = useSay();
  if (invitations.length === 0)
    return (
      <ScreenState icon="empty" title={say('Nobody is invited', 'कोई आमंत्रण बाकी नहीं')}>
        {say(
          'Invite somebody, and they stand here until they have chosen a password.',
          'किसी को आमंत्रित करें; पासवर्ड चुनने तक उनका नाम यहाँ रहेगा\u202f।',
        )}
      </ScreenState>
    );
  return (
    <ul className="ruled-list">
      {invitations.map((invitation) => (
        <InvitedRow key={invitation.id} invitation={invitation} />
      ))}
    </ul>
  );
}

function InvitedRow({ invitation }: { invitation: Invitation }) {
  const say = useSay();
  const sayText = useSayText();
  const language = useConsoleLanguage();
  const toast = useToast();
  const mayInvite = usePermission()('agents:write');
  const resend = useCallMutation(resendInvitation, { refreshes: [listStaff] });
  const revoke = useCallMutation(revokeInvitation, { refreshes: [listStaff] });
  const { id, name, email, roles, invitedBy, expiresAt } = invitation;
  const told = {
    onSuccess: ({ message = '' }) => toast.success(message),
    onError: toast.error,
  };
  const names = roles.map(({ role }) => sayText(roleTexts[role])).join(', ');
  const until = shortDate(expiresAt, language);
  return (
    <li className="ruled-row invited-row">
      <span className="ruled-row-text">
        <span className="row-title">{name}</span>
        <span className="row-note invited-note">
          {email} · {names || say('no role yet', 'अभी कोई भूमिका नहीं')} ·{' '}
          {say(`invited by ${invitedBy}, until ${until}`, `${invitedBy} का आमंत्रण, ${until} तक`)}
        </span>
      </span>
      {mayInvite && (
        <span className="invited-actions">
          <ActionButton
            kind="quiet"
            busy={resend.isPending}
            onClick={() => resend.mutate({ body: { id } }, told)}
          >
            {say('Send again', 'फिर भेजें')}
          </ActionButton>
          <ActionButton
            kind="quiet"
            busy={revoke.isPending}
            onClick={() => revoke.mutate({ body: { id } }, told)}
          >
            {say('Take back', 'वापस लें')}
          </ActionButton>
        </span>
      )}
    </li>
  );
}
