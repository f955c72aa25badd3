/**
 * React Aria's widgets say these by themselves, mostly to screen readers, here in Hindi; by the names that
 * it gives to its groups and sentences. `scripts/vite/widget-words.ts` puts them beside its English.
 */
interface Numbers {
  number: (value: number) => string;
}

/** The facts of a sentence: counts are numbers, the rest are words and conditions. */
type Told = { [name in 'count' | 'optionCount' | 'groupCount']: number } & {
  [
    name in 'itemText' | 'beforeItemText' | 'afterItemText' | 'item' | 'optionText' | 'groupTitle'
  ]: string;
} & { [name in 'isGroupChange' | 'isSelected']: boolean };

type Sentence = string | ((told: Told, numbers: Numbers) => string);
type Words = Readonly<Record<string, Sentence>>;

const chosen = ({ number }: Numbers, count: number) => `चुनी हुई ${number(count)} चीज़ें`;
const options = ({ number }: Numbers, count: number) => `${number(count)} विकल्प`;

export const overlays: Words = { dismiss: 'बंद करें' };

export const menu: Words = {
  longPressMessage: 'मेन्यू खोलने के लिए देर तक दबाएँ, या Alt + नीचे का तीर दबाएँ',
};

export const components: Words = {
  selectPlaceholder: 'कोई एक चुनें',
  tableResizer: 'चौड़ाई बदलें',
  dropzoneLabel: 'यहाँ छोड़ें',
  colorSwatchPicker: 'रंगों के नमूने',
};

export const combobox: Words = {
  focusAnnouncement: ({ isGroupChange, groupTitle, groupCount, optionText, isSelected }, numbers) =>
    (isGroupChange ? `समूह ${groupTitle}, ${options(numbers, groupCount)}। ` : '') +
    optionText +
    (isSelected ? ', चुना हुआ' : ''),
  countAnnouncement: ({ optionCount }, numbers) => `${options(numbers, optionCount)} मिले।`,
  selectedAnnouncement: ({ optionText }) => `${optionText}, चुना गया`,
  buttonLabel: 'सुझाव दिखाएँ',
  listboxLabel: 'सुझाव',
};

export const grid: Words = {
  deselectedItem: ({ item }) => `${item} अब चुना हुआ नहीं है।`,
  select: 'चुनें',
  selectedCount: ({ count }, { number }) =>
    count === 0 ? 'कुछ नहीं चुना।' : `${number(count)} चुने हुए।`,
  selectedAll: 'सब चुने हुए।',
  selectedItem: ({ item }) => `${item} चुना गया।`,
  longPressToSelect: 'चुनना शुरू करने के लिए देर तक दबाएँ।',
};

export const dnd: Words = {
  dragItem: ({ itemText }) => `${itemText} को खिसकाएँ`,
  dragSelectedItems: ({ count }, numbers) => `${chosen(numbers, count)} खिसकाएँ`,
  dragDescriptionKeyboard: 'खिसकाना शुरू करने के लिए Enter दबाएँ।',
  dragDescriptionKeyboardAlt: 'खिसकाना शुरू करने के लिए Alt + Enter दबाएँ।',
  dragDescriptionTouch: 'खिसकाना शुरू करने के लिए दो बार टैप करें।',
  dragDescriptionVirtual: 'खिसकाना शुरू करने के लिए क्लिक करें।',
  dragDescriptionLongPress: 'खिसकाना शुरू करने के लिए देर तक दबाएँ।',
  dragSelectedKeyboard: ({ count }, numbers) =>
    `${chosen(numbers, count)} खिसकाने के लिए Enter दबाएँ।`,
  dragSelectedKeyboardAlt: ({ count }, numbers) =>
    `${chosen(numbers, count)} खिसकाने के लिए Alt + Enter दबाएँ।`,
  dragSelectedLongPress: ({ count }, numbers) =>
    `${chosen(numbers, count)} खिसकाने के लिए देर तक दबाएँ।`,
  dragStartedKeyboard:
    'खिसकाना शुरू हुआ। Tab से नई जगह चुनें, फिर छोड़ने के लिए Enter या रद्द करने के लिए Escape दबाएँ।',
  dragStartedTouch: 'खिसकाना शुरू हुआ। नई जगह पर जाएँ, फिर छोड़ने के लिए दो बार टैप करें।',
  dragStartedVirtual: 'खिसकाना शुरू हुआ। नई जगह पर जाएँ, फिर छोड़ने के लिए क्लिक करें या Enter दबाएँ।',
  endDragKeyboard: 'खिसक रहा है। रद्द करने के लिए Enter दबाएँ।',
  endDragTouch: 'खिसक रहा है। रद्द करने के लिए दो बार टैप करें।',
  endDragVirtual: 'खिसक रहा है। रद्द करने के लिए क्लिक करें।',
  dropDescriptionKeyboard: 'छोड़ने के लिए Enter दबाएँ। रद्द करने के लिए Escape दबाएँ।',
  dropDescriptionTouch: 'छोड़ने के लिए दो बार टैप करें।',
  dropDescriptionVirtual: 'छोड़ने के लिए क्लिक करें।',
  dropCanceled: 'खिसकाना रद्द हुआ।',
  dropComplete: 'नई जगह पर रखा गया।',
  dropIndicator: 'छोड़ने की जगह',
  dropOnRoot: 'यहाँ छोड़ें',
  dropOnItem: ({ itemText }) => `${itemText} पर छोड़ें`,
  insertBefore: ({ itemText }) => `${itemText} से पहले रखें`,
  insertBetween: ({ beforeItemText, afterItemText }) =>
    `${beforeItemText} और ${afterItemText} के बीच रखें`,
  insertAfter: ({ itemText }) => `${itemText} के बाद रखें`,
};
