import { endpoint } from '#contract/endpoint.ts';
import { done } from '#contract/envelope.ts';

export const logOut = endpoint({
  name: 'logOut',
  summary: 'Ends the session of the token',
  method: 'POST',
  path: '/user/logout',
  access: 'user',
  reply: done,
});
