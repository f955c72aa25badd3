import { useState } from 'react';
import { CheckField } from '../check-field.tsx';
import { TextField } from '../field.tsx';
import { useSay } from './say.tsx';

interface QuietHours {
  from: string;
  until: string;
}

/** The hours in which nothing goes out, as fields of a form; what is due then waits for their end. */
export function QuietHoursFields({ quiet }: { quiet: QuietHours | null }) {
  const say = useSay();
  const [isOn, setOn] = useState(quiet !== null);
  return (
    <>
      <CheckField
        label={say('Nothing goes out at night', 'रात में कुछ नहीं भेजा जाता')}
        hint={say(
          'What is due then goes out when they end. Indian time.',
          'उस समय का संदेश इनके बाद जाता है\u202f। भारतीय समय\u202f।',
        )}
        checked={isOn}
        onChange={({ currentTarget }) => setOn(currentTarget.checked)}
      />
      {isOn && (
        <div className="act-row">
          <TextField
            label={say('From', 'से')}
            name="from"
            type="time"
            required
            defaultValue={quiet?.from ?? '21:00'}
          />
          <TextField
            label={say('Until', 'तक')}
            name="until"
            type="time"
            required
            defaultValue={quiet?.until ?? '08:00'}
          />
        </div>
      )}
    </>
  );
}

/** The hours in these fields; null where there are no such hours. */
export function readQuietHours(form: FormData): QuietHours | null {
  const [from = '', until = ''] = ['from', 'until'].map((name) => String(form.get(name) ?? ''));
  return from && until ? { from, until } : null;
}
