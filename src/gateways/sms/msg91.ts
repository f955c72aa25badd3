import { z } from 'zod';
import { DeliveryError } from '../delivery-error.ts';
import { postToVendor } from '../post-to-vendor.ts';
import type { Sms, SmsGateway, SmsTemplates } from './port.ts';

export interface Msg91Options {
  authKey: string;
  templates: SmsTemplates;
  /** Where it is reached, for tests. */
  address?: string;
}

const reply = z.object({ type: z.string() });

/** Short messages through MSG91, India: it knows the texts, and is sent what fills them. */
export function msg91({
  authKey,
  templates,
  address = 'https://control.msg91.com',
}: Msg91Options): SmsGateway {
  const url = new URL('/api/v5/flow', address);
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    authkey: authKey,
  };
  return {
    // Phones show each one, and it costs.
    mostRepeats: 0,
    async send(sms) {
      const answer = await postToVendor(url, headers, JSON.stringify(flow(sms, templates)));
      const { data } = reply.safeParse(parseJson(answer));
      // It answers 200 to what it refuses, and says so inside.
      if (data?.type === 'error') throw new DeliveryError('never', 'MSG91 refused the message');
      if (data?.type !== 'success') throw new DeliveryError('unknown', 'MSG91 said nothing clear');
    },
  };
}

function flow({ to, template, values }: Sms, templates: SmsTemplates) {
  const registered = templates[template];
  if (!registered) throw new DeliveryError('never', `No template ${template} is registered`);
  const variables = values.map((value, index) => [`var${index + 1}`, value] as const);
  return {
    template_id: registered.id,
    short_url: '0',
    recipients: [{ mobiles: to.replace('+', ''), ...Object.fromEntries(variables) }],
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
