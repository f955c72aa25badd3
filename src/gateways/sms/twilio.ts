import { postToVendor } from '../post-to-vendor.ts';
import type { SmsGateway } from './port.ts';

export interface TwilioOptions {
  accountSid: string;
  authToken: string;
  /** A number of theirs, a sender's name, or a messaging service (`MG…`). */
  from: string;
  /** Where it is reached, for tests. */
  address?: string;
}

/** Short messages through Twilio, anywhere. */
export function twilio({
  accountSid,
  authToken,
  from,
  address = 'https://api.twilio.com',
}: TwilioOptions): SmsGateway {
  const url = new URL(`/2010-04-01/Accounts/${accountSid}/Messages.json`, address);
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  const headers = {
    authorization: `Basic ${credentials}`,
    'content-type': 'application/x-www-form-urlencoded',
  };
  const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From';
  return {
    // Phones show each one, and it costs.
    mostRepeats: 0,
    async send({ to, text }) {
      const form = new URLSearchParams({ To: to, [sender]: from, Body: text });
      await postToVendor(url, headers, form.toString());
    },
  };
}
