import { describe, expect, test } from 'vitest';
import { suggestHindi } from './suggest.ts';

describe('the first suggestion is the word that was meant', () => {
  test.each(
    `
    namaste नमस्ते · desh देश · bijli बिजली · paani पानी · pani पानी · sadak सड़क · aap आप · hai है · hain हैं
    mein में · main मैं · kya क्या · kyon क्यों · nahi नहीं · nahin नहीं · gaon गाँव · shahar शहर · sarkar सरकार
    yojana योजना · vikas विकास · chunav चुनाव · matdan मतदान · kisan किसान · bachche बच्चे · mahila महिला · school स्कूल
    pustakalaya पुस्तकालय · pustakalay पुस्तकालय · kitaben किताबें · shiksha शिक्षा · swasthya स्वास्थ्य · aspatal अस्पताल
    dhanyavad धन्यवाद · dhanyawad धन्यवाद · jila ज़िला · zila ज़िला · hindi हिंदी · bharat भारत · log लोग · aur और
    ghar घर · shaam शाम · raat रात · das दस · nau नौ · chalis चालीस · roshni रोशनी · kursi कुर्सी · dost दोस्त
    zaroorat ज़रूरत · mera मेरा · hamara हमारा · karna करना · padhna पढ़ना · likha लिखा · bada बड़ा · chhota छोटा
    hazar हज़ार · lakh लाख · karod करोड़ · rupaye रुपये · vidhayak विधायक · kaam काम · din दिन · naam नाम · phir फिर
    kshetra क्षेत्र · gyan ज्ञान · krishi कृषि · shri श्री · bhai भाई · dilli दिल्ली · Mumbai मुंबई · abhiyan अभियान
  `
      .trim()
      .split(/\s*[·\n]\s*/)
      .map((pair) => pair.split(' ')),
  )('%s → %s', (typed = '', meant = '') => {
    expect(suggestHindi(typed)[0]).toBe(meant.normalize('NFC'));
  });
});

describe('a word that no list knows is spelt by its letters, among three', () => {
  test.each([
    ['rita', 'रीता'],
    ['ramesh', 'रमेश'],
    ['sunita', 'सुनीता'],
    ['kamala', 'कमला'],
    ['tunnel', 'टुन्नेल'],
    ['prakash', 'प्रकाश'],
    ['anand', 'आनंद'],
    ['dharm', 'धर्म'],
    ['bhakti', 'भक्ति'],
    ['pyara', 'प्यारा'],
    ['mandal', 'मंडल'],
  ])('%s → %s', (typed, meant) => {
    expect(suggestHindi(typed)).toContain(meant.normalize('NFC'));
  });
});

test('three are offered at most, each once', () => {
  const offered = suggestHindi('kal');
  expect(offered).toHaveLength(3);
  expect(new Set(offered).size).toBe(3);
});

test('what is no Latin word has no suggestion', () => {
  expect(suggestHindi('पानी')).toEqual([]);
  expect(suggestHindi('14')).toEqual([]);
});

test('a capital inside a word asks for the other letter of a pair', () => {
  expect(suggestHindi('maTha')[0]).toMatch(/^म[ठट]/);
});
