/**
 * What must be known before the first paint: whether somebody is logged in, so that the header never
 * flashes, and whether data is scarce, so that no font is asked for.
 */
const { dataset } = document.documentElement;
const { connection } = navigator as { connection?: { saveData?: boolean } };
let isDataScarce = connection?.saveData;
try {
  if (localStorage.getItem('x-access-token')) dataset['session'] = 'in';
  // What was chosen here comes before what the browser was told of all sites.
  const chosen = localStorage.getItem('lite');
  if (chosen) isDataScarce = chosen === 'on';
} catch {
  // Storage is switched off: the visitor is logged out, and has chosen nothing.
}

if (isDataScarce) dataset['lite'] = 'on';
else {
  const href = document.currentScript?.dataset['font'];
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href }));
}

export {};
