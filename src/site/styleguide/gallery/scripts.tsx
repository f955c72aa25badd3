import { allLanguages, languages } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { spaceDandas } from '#lib/danda.ts';
import { Button } from '#ui/button.tsx';
import { Shelf } from './shelf.tsx';
import { Word } from './word.tsx';

/**
 * The first article of the Universal Declaration of Human Rights, and the label of a form's button.
 */
const texts: Readonly<Record<Language, [article: string, send: string]>> = {
  en: ['All human beings are born free and equal in dignity and rights.', 'Send'],
  hi: ['सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता और समानता प्राप्त है।', 'भेजें'],
  mr: ['सर्व मानवी व्यक्ती जन्मतःच स्वतंत्र आहेत व त्यांना समान प्रतिष्ठा व समान अधिकार आहेत.', 'पाठवा'],
  bn: ['সমস্ত মানুষ স্বাধীনভাবে সমান মর্যাদা এবং অধিকার নিয়ে জন্মগ্রহণ করে।', 'পাঠান'],
  gu: ['પ્રતિષ્ઠા અને અધિકારોની દૃષ્ટિએ સર્વ માનવો જન્મથી સ્વતંત્ર અને સમાન હોય છે.', 'મોકલો'],
  pa: [
    'ਸਾਰਾ ਮਨੁੱਖੀ ਪਰਿਵਾਰ ਆਪਣੀ ਮਹਿਮਾ, ਸ਼ਾਨ ਅਤੇ ਹੱਕਾਂ ਦੇ ਪੱਖੋਂ ਜਨਮ ਤੋਂ ਹੀ ਆਜ਼ਾਦ ਹੈ ਅਤੇ ਸੁਤੇ ਸਿੱਧ ਸਾਰੇ ਲੋਕ ਬਰਾਬਰ ਹਨ।',
    'ਭੇਜੋ',
  ],
  or: ['ସମସ୍ତ ମଣିଷ ଜନ୍ମକାଳରୁ ସ୍ୱାଧୀନ ଏବଂ ମର୍ଯ୍ୟାଦା ଓ ଅଧିକାରରେ ସମାନ।', 'ପଠାନ୍ତୁ'],
  ta: [
    'மனிதப் பிறவியினர் சகலரும் சுதந்திரமாகவே பிறக்கின்றனர்; அவர்கள் மதிப்பிலும் உரிமைகளிலும் சமமானவர்கள்.',
    'அனுப்பு',
  ],
  te: ['ప్రతిపత్తిస్వత్వముల విషయమున మానవులెల్లరును జన్మతః స్వతంత్రులును సమానులును నగుదురు.', 'పంపండి'],
  kn: ['ಎಲ್ಲಾ ಮಾನವರೂ ಸ್ವತಂತ್ರರಾಗಿಯೇ ಜನಿಸಿದ್ದಾರೆ. ಹಾಗೂ ಘನತೆ ಮತ್ತು ಹಕ್ಕುಗಳಲ್ಲಿ ಸಮಾನರಾಗಿದ್ದಾರೆ.', 'ಕಳುಹಿಸಿ'],
  ml: ['മനുഷ്യരെല്ലാവരും തുല്യാവകാശങ്ങളോടും അന്തസ്സോടും സ്വാതന്ത്ര്യത്തോടുംകൂടി ജനിച്ചിട്ടുള്ളവരാണ്.', 'അയയ്ക്കുക'],
};

/** Slogan, title, text and button in every script of the site. */
export function Scripts() {
  return (
    <Shelf name="Scripts">
      <ul className="gallery-scripts">
        {allLanguages.map((language) => (
          <Script key={language} language={language} />
        ))}
      </ul>
    </Shelf>
  );
}

function Script({ language }: { language: Language }) {
  const [article, send] = texts[language];
  return (
    <li lang={language} className="gallery-script">
      <Word language={language} />
      <h3 className="type-h2">{languages[language].name}</h3>
      <p>{spaceDandas(article)}</p>
      <p className="type-meta">{spaceDandas(article)}</p>
      <Button small>{send}</Button>
    </li>
  );
}
