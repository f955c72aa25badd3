import type { PartialCatalogue } from '../catalogue.ts';

/** The Marathi texts of links by which members invite others. */
export const mrReferral: PartialCatalogue['referral'] = {
  invited: 'तुमच्या ओळखीच्या व्यक्तीने तुम्हाला बोलावले आहे.',
  invitedBy: '{{name}} यांनी तुम्हाला बोलावले आहे.',
  title: 'इतरांना बोलवा',
  intro:
    'तुमची स्वतःची लिंक मित्रमैत्रिणींना सामील होण्याच्या फॉर्मवर नेते. किती जण आले आणि किती जणांनी लिहिले एवढेच आम्ही मोजतो, कोण ते कधीच नाही.',
  make: 'माझी लिंक तयार करा',
  renew: 'नवी लिंक तयार करा',
  end: 'ही लिंक बंद करा',
  renewWhat: 'नवी लिंक केली की जुनी बंद होते; तिच्यातून जे झाले ते मोजणीत राहते.',
  share: 'पाठवा',
  words: 'मी {{name}} यांच्यासोबत आहे. तुम्हीही या:',
  showName: 'माझे पहिले नाव दाखवा',
  showNameWhat: 'लिंक उघडणाऱ्याला कोणी बोलावले ते दिसते. नाहीतर “ओळखीची व्यक्ती” असे दिसते.',
  came_one: '{{count, number}} व्यक्तीने तुमची लिंक उघडली.',
  came_other: '{{count, number}} जणांनी तुमची लिंक उघडली.',
  thisWeek_other: 'त्यांपैकी {{count, number}} गेल्या सात दिवसांत.',
  joined_one: 'तिच्यातून {{count, number}} व्यक्ती सामील झाली.',
  joined_other: 'तिच्यातून {{count, number}} जण सामील झाले.',
};
