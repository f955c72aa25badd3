import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { keepAgentToken } from '#client/token.ts';
import { CodeStep } from './code-step.tsx';
import type { DueStep } from './code-step.tsx';
import { PasswordStep } from './password-step.tsx';

// spec: role:agent
/** The log-in: two questions, one at a time, and then the screen that was asked for. */
export default function LogInScreen() {
  const [due, setDue] = useState<DueStep>();
  const [email, setEmail] = useState('');
  const [notice, setNotice] = useState<string>();
  const enter = useEnter();
  const beginAgain = (reason?: string) => {
    setNotice(reason);
    setDue(undefined);
  };
  if (due) return <CodeStep due={due} email={email} onEntered={enter} onOver={beginAgain} />;
  return (
    <PasswordStep
      email={email}
      notice={notice}
      onRight={(typed, reply) => {
        setEmail(typed);
        if (reply.token) enter(reply.token);
        else setDue(reply.data);
      }}
    />
  );
}

/** Begins the session, and leads on to what was asked for. */
export function useEnter() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [search] = useSearchParams();
  return (token: string) => {
    keepAgentToken(token);
    queries.clear();
    const next = search.get('next') ?? '/';
    void navigate(/^\/(?!\/)/.test(next) ? next : '/', { replace: true });
  };
}
