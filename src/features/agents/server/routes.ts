import { eq } from 'drizzle-orm';
import { Problem } from '#contract/problems.ts';
import { permissionsOf } from '#contract/roles.ts';
import type { Database } from '#db/database.ts';
import { agents as accounts } from '#db/schema/agents.ts';
import { bind } from '#http/bind.ts';
import type { Handler } from '#http/bind.ts';
import { requireSession } from '#people/require-session.ts';
import * as calls from '../contract.ts';
import type { AgentDependencies } from './dependencies.ts';
import { acceptInvitationWith, findInvitationWith } from './door/accept-invitation.ts';
import { logInWith } from './door/log-in.ts';
import { mailLinkWith, resetPasswordWith } from './door/passwords.ts';
import { beginPasskeyWith, verifyCodeWith, verifyPasskeyWith } from './door/second-step.ts';
import { changePasswordWith, editAccount, findAccountWith, proveWith } from './own/account.ts';
import { removeFactorWith, renameOwnFactor, renewCodesWith } from './own/change-factors.ts';
import {
  addPasskeyWith,
  beginAuthenticatorWith,
  beginNewPasskeyWith,
  confirmAuthenticatorWith,
} from './own/factors.ts';
import { endSession, listOwnSessions, logOut } from './own/sessions.ts';
import { findAdministratorsIn } from './staff/administrators.ts';
import { resetFactorsWith, restore, setRolesWith, suspendWith } from './staff/change.ts';
import { inviteWith, resendWith, revoke } from './staff/invite.ts';
import { listStaffOf } from './staff/list.ts';

export const agentRoutes = (services: AgentDependencies) => [
  ...doorRoutes(services),
  ...ownRoutes(services),
  ...staffRoutes(services),
];

const doorRoutes = (services: AgentDependencies) => [
  bind(calls.logInAgent, logInWith(services)),
  bind(calls.verifyAgentLogIn, verifyCodeWith(services)),
  bind(calls.beginPasskeyLogIn, beginPasskeyWith(services)),
  bind(calls.verifyPasskeyLogIn, verifyPasskeyWith(services)),
  bind(calls.forgetAgentPassword, mailLinkWith(services)),
  bind(calls.resetAgentPassword, resetPasswordWith(services)),
  bind(calls.findInvitation, findInvitationWith(services)),
  bind(calls.acceptInvitation, acceptInvitationWith(services)),
];

const ownRoutes = (services: AgentDependencies) => [
  bind(calls.logOutAgent, logOut),
  bind(calls.findMe, findMeIn(services.db)),
  bind(calls.findAdministrators, findAdministratorsIn(services.db)),
  bind(calls.findAgentAccount, findAccountWith(services)),
  bind(calls.editAgentAccount, editAccount),
  bind(calls.proveAgent, proveWith(services)),
  bind(calls.changeAgentPassword, changePasswordWith(services)),
  bind(calls.listAgentSessions, listOwnSessions(services.db)),
  bind(calls.endAgentSession, endSession),
  bind(calls.beginAuthenticator, beginAuthenticatorWith(services)),
  bind(calls.confirmAuthenticator, confirmAuthenticatorWith(services)),
  bind(calls.beginPasskey, beginNewPasskeyWith(services)),
  bind(calls.addPasskey, addPasskeyWith(services)),
  bind(calls.removeFactor, removeFactorWith(services)),
  bind(calls.renameFactor, renameOwnFactor),
  bind(calls.renewRecoveryCodes, renewCodesWith(services)),
];

const staffRoutes = (services: AgentDependencies) => [
  bind(calls.listStaff, listStaffOf(services.db)),
  bind(calls.inviteAgent, inviteWith(services)),
  bind(calls.resendInvitation, resendWith(services)),
  bind(calls.revokeInvitation, revoke),
  bind(calls.changeRoles, setRolesWith(services)),
  bind(calls.suspendAgent, suspendWith(services)),
  bind(calls.restoreAgent, restore),
  bind(calls.resetSecondFactor, resetFactorsWith(services)),
];

const findMeIn =
  (db: Database): Handler<typeof calls.findMe> =>
  async ({ caller }) => {
    const { ownerId, grants = [], isHalf = false } = requireSession(caller);
    const [agent] = await db.select().from(accounts).where(eq(accounts.id, ownerId));
    if (!agent) throw new Problem('unauthorized');
    const { id, email, name, language } = agent;
    const roles = grants.map(({ role }) => role);
    const permissions = permissionsOf(grants);
    return {
      data: { id, email, name, language, roles, permissions, needsSecondFactor: isHalf },
    };
  };
