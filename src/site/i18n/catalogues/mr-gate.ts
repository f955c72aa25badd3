import type { PartialCatalogue } from '../catalogue.ts';

/** The Marathi texts of the check-in list for volunteers. */
export const mrGate: PartialCatalogue['gate'] = {
  title: 'चेक-इन',
  loading: 'यादी येत आहे.',
  unreachable: 'सर्व्हरशी संपर्क झाला नाही. नेटवर्क असेल तिथे लिंक एकदा उघडा; त्यानंतर ती नेटवर्कशिवायही चालेल.',
  noLink: 'टीमकडून मिळालेल्या लिंकने हे पान उघडा.',
  ended: 'ही लिंक संपली आहे, किंवा तिचा दिवस अजून आलेला नाही. यादी आता या डिव्हाइसवर नाही.',
  search: 'नाव किंवा कोड',
  nobody: 'यादीत या नावाचे कोणी नाही.',
  in: '{{all, number}} पैकी {{count, number}} आले',
  sent: 'सर्व पाठवले आहे.',
  waits_one: '{{count, number}} नोंद नेटवर्कची वाट पाहत आहे.',
  waits_other: '{{count, number}} नोंदी नेटवर्कची वाट पाहत आहेत.',
  kept: 'हे पान नेटवर्कशिवायही उघडते.',
  more: 'आणखी {{count, number}} नावे आहेत. एक-दोन अक्षरे लिहा.',
  onWaitingList: 'प्रतीक्षा यादीत',
  since: '{{time}} ला आले',
  checkIn: 'आले',
  checkInOf: '{{name}} आले',
  undo: 'मागे घ्या',
  undoOf: '{{name}} यांचे चेक-इन मागे घ्या',
  walkIns: 'न कळवता आलेले',
  oneMore: 'आणखी एक',
  oneLess: 'शेवटचा मागे घ्या',
};
