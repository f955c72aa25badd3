import { bind } from '#http/bind.ts';
import { logOut } from '../contract.ts';

// Nobody has a session before there is a way to log in, so the access check answers all with 401.
export const signInCalls = () => [bind(logOut, async () => ({ message: 'You are logged out.' }))];
