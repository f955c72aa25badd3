import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { useNavigate, useSearchParams } from 'react-router';
import { readToken } from '#client/token.ts';
import { useSay } from '#ui/console/say.tsx';
import { AddFactor } from '../factors/add-factor.tsx';
import { RecoveryCodeList } from '../factors/recovery-code-list.tsx';
import { Door, Rules } from './door.tsx';

/** The second factor is set up for the first time: nothing else opens before. */
export default function SetUpScreen() {
  const say = useSay();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [search] = useSearchParams();
  const [codes, setCodes] = useState<string[]>();
  if (!readToken('agents')) return <Navigate to="/login" replace />;
  const goOn = () => {
    queries.clear();
    const next = search.get('next') ?? '/';
    void navigate(/^\/(?!\/)/.test(next) ? next : '/', { replace: true });
  };
  if (codes)
    return (
      <Door title={say('Keep these ten codes', 'ये दस कोड रख लें')} foot=" ">
        <RecoveryCodeList
          codes={codes}
          label={say('To the agent area', 'टीम क्षेत्र में जाएँ')}
          onKept={goOn}
        />
      </Door>
    );
  return (
    <Door title={say('Set up your second step', 'अपना दूसरा कदम सेट करें')} aside={<WhyTwo />} foot=" ">
      <AddFactor onAdded={(made) => (made ? setCodes(made) : goOn())} />
    </Door>
  );
}

function WhyTwo() {
  const say = useSay();
  return (
    <Rules
      rules={[
        {
          sign: '1',
          title: say('Choose one now', 'अभी एक चुनें'),
          children: say(
            'Both are equal. You can add the other one later, under your name.',
            'दोनों बराबर हैं\u202f। दूसरा आप बाद में अपने नाम के नीचे जोड़ सकते हैं\u202f।',
          ),
        },
        {
          sign: '10',
          title: say('recovery codes come with it', 'रिकवरी कोड साथ मिलते हैं'),
          children: say(
            'For the day the phone is lost. Each works once.',
            'उस दिन के लिए जब फ़ोन खो जाए\u202f। हर कोड एक बार चलता है\u202f।',
          ),
        },
      ]}
      note={say(
        'Until this is done, nothing else opens with your account.',
        'जब तक यह नहीं होता, आपके खाते से और कुछ नहीं खुलता\u202f।',
      )}
    />
  );
}
